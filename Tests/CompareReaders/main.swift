print("compare-readers")
