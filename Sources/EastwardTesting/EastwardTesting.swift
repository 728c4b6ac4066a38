public import Eastward
