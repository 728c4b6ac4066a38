print("east")
