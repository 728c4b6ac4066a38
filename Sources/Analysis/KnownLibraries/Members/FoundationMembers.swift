/// What members of the standard library and of Foundation give; written by `Scripts/library-members` from the
/// toolchain's symbol graphs. ``LibraryMembers`` has the format.
/// Toolchain: Swift version 6.3.1 for x86_64-unknown-linux-gnu.
let foundationMembers = """
  Array: capacity=Int count=Int distance()=Int endIndex=Int mutableSpan=MutableSpan<Element>
  Array: regions=CollectionOfOne<Array<UInt8>> remove()=Element span=Span<Element> startIndex=Int
  AttributeContainer: filter()=AttributeContainer merging()=AttributeContainer
  AttributeScopes: foundation=AttributeScopes.FoundationAttributes.Type
  AttributedString: characters=AttributedString.CharacterView endIndex=AttributedString.Index
  AttributedString: runs=AttributedString.Runs startIndex=AttributedString.Index
  AttributedString: transformingAttributes()=AttributedString unicodeScalars=AttributedString.UnicodeScalarView
  AttributedString: utf16=AttributedString.UTF16View utf8=AttributedString.UTF8View
  AttributedSubstring: base=AttributedString characters=AttributedString.CharacterView endIndex=AttributedString.Index
  AttributedSubstring: runs=AttributedString.Runs startIndex=AttributedString.Index
  AttributedSubstring: unicodeScalars=AttributedString.UnicodeScalarView utf16=AttributedString.UTF16View
  AttributedSubstring: utf8=AttributedString.UTF8View
  Bool: .decodeAtomicRepresentation()=Bool .encodeAtomicRepresentation()=Bool.AtomicRepresentation .random()=Bool
  Bundle: .allBundles=[Bundle] .allFrameworks=[Bundle] .main=Bundle .path()=String? .paths()=[String]
  Bundle: .preferredLocalizations()=[String] .url()=URL? .urls()=[NSURL]? appStoreReceiptURL=URL?
  Bundle: builtInPlugInsPath=String? builtInPlugInsURL=URL? bundleIdentifier=String? bundlePath=String bundleURL=URL
  Bundle: classNamed()=AnyClass? developmentLocalization=String? executableArchitectures=[NSNumber]?
  Bundle: executablePath=String? executableURL=URL? hash=Int infoDictionary=[String:Any]? isEqual()=Bool isLoaded=Bool
  Bundle: load()=Bool localizations=[String] localizedInfoDictionary=[String:Any]? localizedString()=String
  Bundle: object()=Any? path()=String? paths()=[String] preferredLocalizations=[String] principalClass=AnyClass?
  Bundle: privateFrameworksPath=String? privateFrameworksURL=URL? resourcePath=String? resourceURL=URL?
  Bundle: sharedFrameworksPath=String? sharedFrameworksURL=URL? sharedSupportPath=String? sharedSupportURL=URL?
  Bundle: url()=URL? urls()=[NSURL]?
  CGFloat: .exponentBitCount=Int .greatestFiniteMagnitude=CGFloat .infinity=CGFloat .leastNonzeroMagnitude=CGFloat
  CGFloat: .leastNormalMagnitude=CGFloat .nan=CGFloat .pi=CGFloat .signalingNaN=CGFloat .significandBitCount=Int
  CGFloat: advanced()=CGFloat binade=CGFloat bitPattern=UInt distance()=CGFloat exponent=Int exponentBitPattern=UInt
  CGFloat: floatingPointClass=FloatingPointClassification isCanonical=Bool isEqual()=Bool isFinite=Bool
  CGFloat: isInfinite=Bool isLess()=Bool isLessThanOrEqualTo()=Bool isNaN=Bool isNormal=Bool isSignalingNaN=Bool
  CGFloat: isSubnormal=Bool isZero=Bool magnitude=CGFloat native=CGFloat.NativeType nextUp=CGFloat
  CGFloat: sign=FloatingPointSign significand=CGFloat significandBitPattern=UInt significandWidth=Int ulp=CGFloat
  CGPoint: .zero=CGPoint x=CGFloat y=CGFloat
  CGRect: .infinite=CGRect .null=CGRect .zero=CGRect contains()=Bool height=CGFloat insetBy()=CGRect integral=CGRect
  CGRect: intersection()=CGRect intersects()=Bool isEmpty=Bool isInfinite=Bool isNull=Bool maxX=CGFloat maxY=CGFloat
  CGRect: midX=CGFloat midY=CGFloat minX=CGFloat minY=CGFloat offsetBy()=CGRect origin=CGPoint size=CGSize
  CGRect: standardized=CGRect union()=CGRect width=CGFloat
  CGSize: .zero=CGSize height=CGFloat width=CGFloat
  CachedURLResponse: copy()=Any data=Data hash=Int isEqual()=Bool response=URLResponse
  CachedURLResponse: storagePolicy=URLCache.StoragePolicy userInfo=[AnyHashable:Any]?
  Calendar: .autoupdatingCurrent=Calendar .current=Calendar amSymbol=String compare()=ComparisonResult component()=Int
  Calendar: dateComponents()=DateComponents eraSymbols=[String] firstWeekday=Int identifier=Calendar.Identifier
  Calendar: isDate()=Bool isDateInToday()=Bool isDateInTomorrow()=Bool isDateInWeekend()=Bool isDateInYesterday()=Bool
  Calendar: locale=Locale? longEraSymbols=[String] maximumRange()=Range<Int>? minimumDaysInFirstWeek=Int
  Calendar: minimumRange()=Range<Int>? monthSymbols=[String] nextDate()=Date? ordinality()=Int? pmSymbol=String
  Calendar: quarterSymbols=[String] range()=Range<Int>? shortMonthSymbols=[String] shortQuarterSymbols=[String]
  Calendar: shortStandaloneMonthSymbols=[String] shortStandaloneQuarterSymbols=[String]
  Calendar: shortStandaloneWeekdaySymbols=[String] shortWeekdaySymbols=[String] standaloneMonthSymbols=[String]
  Calendar: standaloneQuarterSymbols=[String] standaloneWeekdaySymbols=[String] startOfDay()=Date timeZone=TimeZone
  Calendar: veryShortMonthSymbols=[String] veryShortStandaloneMonthSymbols=[String]
  Calendar: veryShortStandaloneWeekdaySymbols=[String] veryShortWeekdaySymbols=[String] weekdaySymbols=[String]
  Character: asciiValue=UInt8? hexDigitValue=Int? isASCII=Bool isCased=Bool isCurrencySymbol=Bool isHexDigit=Bool
  Character: isLetter=Bool isLowercase=Bool isMathSymbol=Bool isNewline=Bool isNumber=Bool isPunctuation=Bool
  Character: isSymbol=Bool isUppercase=Bool isWhitespace=Bool isWholeNumber=Bool lowercased()=String
  Character: unicodeScalars=Character.UnicodeScalarView uppercased()=String utf16=Character.UTF16View
  Character: utf8=Character.UTF8View wholeNumberValue=Int?
  CharacterSet: .alphanumerics=CharacterSet .capitalizedLetters=CharacterSet .controlCharacters=CharacterSet
  CharacterSet: .decimalDigits=CharacterSet .decomposables=CharacterSet .illegalCharacters=CharacterSet
  CharacterSet: .letters=CharacterSet .lowercaseLetters=CharacterSet .newlines=CharacterSet
  CharacterSet: .nonBaseCharacters=CharacterSet .punctuationCharacters=CharacterSet .symbols=CharacterSet
  CharacterSet: .uppercaseLetters=CharacterSet .urlFragmentAllowed=CharacterSet .urlHostAllowed=CharacterSet
  CharacterSet: .urlPasswordAllowed=CharacterSet .urlPathAllowed=CharacterSet .urlQueryAllowed=CharacterSet
  CharacterSet: .urlUserAllowed=CharacterSet .whitespaces=CharacterSet .whitespacesAndNewlines=CharacterSet
  CharacterSet: bitmapRepresentation=Data contains()=Bool hasMember()=Bool intersection()=CharacterSet
  CharacterSet: inverted=CharacterSet isSuperset()=Bool subtracting()=CharacterSet symmetricDifference()=CharacterSet
  CharacterSet: union()=CharacterSet update()=UnicodeScalar?
  ClosedRange: clamped()=ClosedRange<Bound> contains()=Bool distance()=Int isEmpty=Bool lowerBound=Bound
  ClosedRange: overlaps()=Bool relative()=Range<Bound> upperBound=Bound
  CodableConfiguration: wrappedValue=T
  CollectionDifference: distance()=Int inferringMoves()=CollectionDifference<ChangeElement>
  CollectionDifference: inverse()=CollectionDifference<ChangeElement>
  CollectionOfOne: count=Int mutableSpan=MutableSpan<Element> span=Span<Element>
  CommandLine: .argc=Int32 .arguments=[String] .unsafeArgv=UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
  ContiguousArray: capacity=Int count=Int distance()=Int endIndex=Int mutableSpan=MutableSpan<Element>
  ContiguousArray: regions=CollectionOfOne<ContiguousArray<UInt8>> remove()=Element span=Span<Element> startIndex=Int
  Data: advanced()=Data base64EncodedData()=Data base64EncodedString()=String bytes=RawSpan count=Int
  Data: endIndex=Data.Index index()=Data.Index indices=Range<Int> mutableBytes=MutableRawSpan
  Data: mutableSpan=MutableSpan<UInt8> range()=Range<Data.Index>? regions=CollectionOfOne<Data> span=Span<UInt8>
  Data: startIndex=Data.Index subdata()=Data
  Date: .distantFuture=Date .distantPast=Date .now=Date .timeIntervalBetween1970AndReferenceDate=TimeInterval
  Date: .timeIntervalSinceReferenceDate=TimeInterval addingTimeInterval()=Date advanced()=Date
  Date: compare()=ComparisonResult distance()=TimeInterval timeIntervalSince()=TimeInterval
  Date: timeIntervalSince1970=TimeInterval timeIntervalSinceNow=TimeInterval
  Date: timeIntervalSinceReferenceDate=TimeInterval
  DateComponents: calendar=Calendar? date=Date? day=Int? dayOfYear=Int? era=Int? hour=Int? isLeapMonth=Bool?
  DateComponents: isRepeatedDay=Bool? isValidDate=Bool isValidDate()=Bool minute=Int? month=Int? nanosecond=Int?
  DateComponents: quarter=Int? second=Int? timeZone=TimeZone? value()=Int? weekOfMonth=Int? weekOfYear=Int?
  DateComponents: weekday=Int? weekdayOrdinal=Int? year=Int? yearForWeekOfYear=Int?
  DateInterval: compare()=ComparisonResult contains()=Bool duration=TimeInterval end=Date intersection()=DateInterval?
  DateInterval: intersects()=Bool start=Date
  Decimal: .greatestFiniteMagnitude=Decimal .leastFiniteMagnitude=Decimal .leastNonzeroMagnitude=Decimal
  Decimal: .leastNormalMagnitude=Decimal .nan=Decimal .pi=Decimal .quietNaN=Decimal .radix=Int advanced()=Decimal
  Decimal: distance()=Decimal exponent=Int floatingPointClass=FloatingPointClassification isCanonical=Bool
  Decimal: isEqual()=Bool isFinite=Bool isInfinite=Bool isLess()=Bool isLessThanOrEqualTo()=Bool isNaN=Bool
  Decimal: isNormal=Bool isSignMinus=Bool isSignaling=Bool isSignalingNaN=Bool isSubnormal=Bool
  Decimal: isTotallyOrdered()=Bool isZero=Bool magnitude=Decimal nextDown=Decimal nextUp=Decimal
  Decimal: sign=FloatingPointSign significand=Decimal ulp=Decimal
  DefaultIndices: distance()=Int
  Dictionary: capacity=Int count=Int filter()=[Key:Value] isEmpty=Bool merging()=[Key:Value] removeValue()=Value?
  Dictionary: updateValue()=Value?
  Dimension: .baseUnit()=Dimension converter=UnitConverter isEqual()=Bool
  DiscontiguousAttributedSubstring: base=AttributedString
  DiscontiguousAttributedSubstring: characters=DiscontiguousSlice<AttributedString.CharacterView>
  DiscontiguousAttributedSubstring: runs=AttributedString.Runs
  DiscontiguousAttributedSubstring: unicodeScalars=DiscontiguousSlice<AttributedString.UnicodeScalarView>
  DispatchData: .empty=DispatchData count=Int endIndex=DispatchData.Index index()=DispatchData.Index
  DispatchData: regions=[DispatchData.Region] startIndex=DispatchData.Index subdata()=DispatchData
  DispatchIO: fileDescriptor=Int32
  DispatchQoS: .background=DispatchQoS .default=DispatchQoS .unspecified=DispatchQoS .userInitiated=DispatchQoS
  DispatchQoS: .userInteractive=DispatchQoS .utility=DispatchQoS qosClass=DispatchQoS.QoSClass relativePriority=Int
  DispatchQueue: .global()=DispatchQueue .main=DispatchQueue label=String qos=DispatchQoS
  DispatchSemaphore: signal()=Int
  DispatchSource: .makeReadSource()=DispatchSourceRead .makeSignalSource()=DispatchSourceSignal
  DispatchSource: .makeTimerSource()=DispatchSourceTimer .makeUserDataAddSource()=DispatchSourceUserDataAdd
  DispatchSource: .makeUserDataOrSource()=DispatchSourceUserDataOr
  DispatchSource: .makeUserDataReplaceSource()=DispatchSourceUserDataReplace .makeWriteSource()=DispatchSourceWrite
  DispatchTime: .distantFuture=DispatchTime .now()=DispatchTime uptimeNanoseconds=UInt64
  DispatchWallTime: .distantFuture=DispatchWallTime .now()=DispatchWallTime
  DispatchWorkItem: isCancelled=Bool
  Double: .decodeAtomicRepresentation()=Double .encodeAtomicRepresentation()=Double.AtomicRepresentation
  Double: .exponentBitCount=Int .greatestFiniteMagnitude=Double .infinity=Double .leastNonzeroMagnitude=Double
  Double: .leastNormalMagnitude=Double .nan=Double .pi=Double .signalingNaN=Double .significandBitCount=Int
  Double: .ulpOfOne=Double advanced()=Double binade=Double bitPattern=UInt64 distance()=Double exponent=Int
  Double: exponentBitPattern=UInt isCanonical=Bool isEqual()=Bool isFinite=Bool isInfinite=Bool isLess()=Bool
  Double: isLessThanOrEqualTo()=Bool isNaN=Bool isNormal=Bool isSignalingNaN=Bool isSubnormal=Bool isZero=Bool
  Double: magnitude=Double nextUp=Double sign=FloatingPointSign significand=Double significandBitPattern=UInt64
  Double: significandWidth=Int ulp=Double
  Expression: evaluate()=Output expression=StandardPredicateExpression<Output>
  FileHandle: .nullDevice=FileHandle .readCompletionNotification=Notification.Name .standardError=FileHandle
  FileHandle: .standardInput=FileHandle .standardOutput=FileHandle availableData=Data fileDescriptor=Int32
  FileHandle: offset()=UInt64 offsetInFile=UInt64 read()=Data? readData()=Data readDataToEndOfFile()=Data
  FileHandle: readToEnd()=Data? seekToEnd()=UInt64 seekToEndOfFile()=UInt64
  FileManager: .default=FileManager attributesOfFileSystem()=[FileAttributeKey:Any]
  FileManager: attributesOfItem()=[FileAttributeKey:Any] changeCurrentDirectoryPath()=Bool
  FileManager: componentsToDisplay()=[String]? contents()=Data? contentsEqual()=Bool createFile()=Bool
  FileManager: currentDirectoryPath=String destinationOfSymbolicLink()=String displayName()=String
  FileManager: enumerator()=FileManager.DirectoryEnumerator? fileExists()=Bool
  FileManager: fileSystemRepresentation()=UnsafePointer<Int8> homeDirectory()=URL? homeDirectoryForCurrentUser=URL
  FileManager: isDeletableFile()=Bool isExecutableFile()=Bool isReadableFile()=Bool isWritableFile()=Bool
  FileManager: mountedVolumeURLs()=[URL]? replaceItem()=URL? replaceItemAt()=URL? string()=String subpaths()=[String]?
  FileManager: subpathsOfDirectory()=[String] temporaryDirectory=URL url()=URL urls()=[URL]
  FloatingPointSign: rawValue=Int
  FormatStyleCapitalizationContext: .beginningOfSentence=FormatStyleCapitalizationContext
  FormatStyleCapitalizationContext: .listItem=FormatStyleCapitalizationContext
  FormatStyleCapitalizationContext: .middleOfSentence=FormatStyleCapitalizationContext
  FormatStyleCapitalizationContext: .standalone=FormatStyleCapitalizationContext
  FormatStyleCapitalizationContext: .unknown=FormatStyleCapitalizationContext
  HTTPCookie: .cookies()=[HTTPCookie] .requestHeaderFields()=[String:String] comment=String? commentURL=URL?
  HTTPCookie: domain=String expiresDate=Date? isHTTPOnly=Bool isSecure=Bool isSessionOnly=Bool name=String path=String
  HTTPCookie: portList=[NSNumber]? properties=[HTTPCookiePropertyKey:Any]? value=String version=Int
  HTTPCookieStorage: .shared=HTTPCookieStorage .sharedCookieStorage()=HTTPCookieStorage
  HTTPCookieStorage: cookieAcceptPolicy=HTTPCookie.AcceptPolicy cookies=[HTTPCookie]? cookies()=[HTTPCookie]?
  HTTPCookieStorage: sortedCookies()=[HTTPCookie]
  HTTPURLResponse: .localizedString()=String allHeaderFields=[AnyHashable:Any] statusCode=Int value()=String?
  Hasher: finalize()=Int
  IndexPath: appending()=IndexPath compare()=ComparisonResult count=Int dropLast()=IndexPath endIndex=IndexPath.Index
  IndexPath: index()=IndexPath.Index startIndex=IndexPath.Index
  IndexSet: contains()=Bool count=Int count()=Int endIndex=IndexSet.Index filteredIndexSet()=IndexSet
  IndexSet: first=IndexSet.Element? index()=IndexSet.Index indexRange()=Range<IndexSet.Index>
  IndexSet: integerGreaterThan()=IndexSet.Element? integerGreaterThanOrEqualTo()=IndexSet.Element?
  IndexSet: integerLessThan()=IndexSet.Element? integerLessThanOrEqualTo()=IndexSet.Element? intersection()=IndexSet
  IndexSet: intersects()=Bool isEmpty=Bool last=IndexSet.Element? rangeView=IndexSet.RangeView
  IndexSet: rangeView()=IndexSet.RangeView startIndex=IndexSet.Index symmetricDifference()=IndexSet union()=IndexSet
  IndexSet: update()=IndexSet.Element?
  InflectionRule: .canInflect()=Bool .canInflectPreferredLocalization=Bool
  InlineArray: count=Int isEmpty=Bool mutableSpan=MutableSpan<Element> span=Span<Element>
  Int: .bitWidth=Int .decodeAtomicRepresentation()=Int .encodeAtomicRepresentation()=Int.AtomicRepresentation
  Int: advanced()=Int byteSwapped=Int codingKey=CodingKey distance()=Int leadingZeroBitCount=Int magnitude=UInt
  Int: nonzeroBitCount=Int signum()=Int trailingZeroBitCount=Int words=Int.Words
  JSONDecoder: allowsJSON5=Bool assumesTopLevelDictionary=Bool dataDecodingStrategy=JSONDecoder.DataDecodingStrategy
  JSONDecoder: dateDecodingStrategy=JSONDecoder.DateDecodingStrategy
  JSONDecoder: keyDecodingStrategy=JSONDecoder.KeyDecodingStrategy
  JSONDecoder: nonConformingFloatDecodingStrategy=JSONDecoder.NonConformingFloatDecodingStrategy
  JSONDecoder: userInfo=[CodingUserInfoKey:Sendable]
  JSONEncoder: dataEncodingStrategy=JSONEncoder.DataEncodingStrategy
  JSONEncoder: dateEncodingStrategy=JSONEncoder.DateEncodingStrategy encode()=Data
  JSONEncoder: keyEncodingStrategy=JSONEncoder.KeyEncodingStrategy
  JSONEncoder: nonConformingFloatEncodingStrategy=JSONEncoder.NonConformingFloatEncodingStrategy
  JSONEncoder: outputFormatting=JSONEncoder.OutputFormatting userInfo=[CodingUserInfoKey:Sendable]
  JSONSerialization: .data()=Data .isValidJSONObject()=Bool .jsonObject()=Any .writeJSONObject()=Int
  KeyedDecodingContainer: codingPath=[CodingKey] contains()=Bool decodeNil()=Bool
  KeyedDecodingContainer: nestedUnkeyedContainer()=UnkeyedDecodingContainer superDecoder()=Decoder
  KeyedEncodingContainer: codingPath=[CodingKey] nestedUnkeyedContainer()=UnkeyedEncodingContainer
  KeyedEncodingContainer: superEncoder()=Encoder
  Locale: .autoupdatingCurrent=Locale .availableIdentifiers=[String] .canonicalIdentifier()=String
  Locale: .canonicalLanguageIdentifier()=String .commonISOCurrencyCodes=[String] .current=Locale
  Locale: .preferredLanguages=[String] .preferredLocales=[Locale] .windowsLocaleCode()=Int?
  Locale: alternateQuotationBeginDelimiter=String? alternateQuotationEndDelimiter=String?
  Locale: availableNumberingSystems=[Locale.NumberingSystem] calendar=Calendar collation=Locale.Collation
  Locale: collationIdentifier=String? collatorIdentifier=String? currency=Locale.Currency? currencyCode=String?
  Locale: currencySymbol=String? decimalSeparator=String? firstDayOfWeek=Locale.Weekday groupingSeparator=String?
  Locale: hourCycle=Locale.HourCycle identifier=String identifier()=String language=Locale.Language
  Locale: languageCode=String? localizedString()=String? measurementSystem=Locale.MeasurementSystem
  Locale: numberingSystem=Locale.NumberingSystem quotationBeginDelimiter=String? quotationEndDelimiter=String?
  Locale: region=Locale.Region? regionCode=String? scriptCode=String? subdivision=Locale.Subdivision?
  Locale: timeZone=TimeZone? usesMetricSystem=Bool variant=Locale.Variant? variantCode=String?
  MainActor: .shared=MainActor .sharedUnownedExecutor=UnownedSerialExecutor unownedExecutor=UnownedSerialExecutor
  ManagedBuffer: .create()=ManagedBuffer<Header,Element> capacity=Int header=Header
  ManagedBufferPointer: buffer=AnyObject capacity=Int header=Header isUniqueReference()=Bool
  Measurement: converted()=Measurement<UnitType> unit=UnitType value=Double
  MemoryLayout: .alignment=Int .alignment()=Int .offset()=Int? .size=Int .size()=Int .stride=Int .stride()=Int
  Morphology: customPronoun()=Morphology.CustomPronoun? grammaticalGender=Morphology.GrammaticalGender?
  Morphology: number=Morphology.GrammaticalNumber? partOfSpeech=Morphology.PartOfSpeech?
  NSAffineTransformStruct: m11=CGFloat m12=CGFloat m21=CGFloat m22=CGFloat tX=CGFloat tY=CGFloat
  NSArray: .supportsSecureCoding=Bool adding()=[Any] addingObjects()=[Any] componentsJoined()=String contains()=Bool
  NSArray: copy()=Any count=Int filtered()=[Any] firstObject=Any? firstObjectCommon()=Any? hash=Int index()=Int
  NSArray: indexOfObject()=Int indexOfObjectIdentical()=Int indexesOfObjects()=IndexSet isEqual()=Bool lastObject=Any?
  NSArray: mutableCopy()=Any object()=Any objectEnumerator()=NSEnumerator objects()=[Any]
  NSArray: pathsMatchingExtensions()=[String] reverseObjectEnumerator()=NSEnumerator sortedArray()=[Any]
  NSArray: sortedArrayHint=Data subarray()=[Any]
  NSAttributedString: .supportsSecureCoding=Bool attribute()=Any? attributedSubstring()=NSAttributedString
  NSAttributedString: attributes()=[NSAttributedString.Key:Any] copy()=Any isEqual()=Bool length=Int mutableCopy()=Any
  NSAttributedString: string=String
  NSCache: countLimit=Int evictsObjectsWithDiscardedContent=Bool name=String object()=ObjectType? totalCostLimit=Int
  NSCalendar: .autoupdatingCurrent=Calendar .current=Calendar .supportsSecureCoding=Bool amSymbol=String
  NSCalendar: calendarIdentifier=NSCalendar.Identifier compare()=ComparisonResult component()=Int
  NSCalendar: components()=DateComponents copy()=Any eraSymbols=[String] firstWeekday=Int hash=Int isDate()=Bool
  NSCalendar: isDateInToday()=Bool isDateInTomorrow()=Bool isDateInWeekend()=Bool isDateInYesterday()=Bool
  NSCalendar: isEqual()=Bool locale=Locale? longEraSymbols=[String] maximumRange()=NSRange minimumDaysInFirstWeek=Int
  NSCalendar: minimumRange()=NSRange monthSymbols=[String] nextDate()=Date? nextWeekendAfter()=DateInterval?
  NSCalendar: ordinality()=Int pmSymbol=String quarterSymbols=[String] shortMonthSymbols=[String]
  NSCalendar: shortQuarterSymbols=[String] shortStandaloneMonthSymbols=[String] shortStandaloneQuarterSymbols=[String]
  NSCalendar: shortStandaloneWeekdaySymbols=[String] shortWeekdaySymbols=[String] standaloneMonthSymbols=[String]
  NSCalendar: standaloneQuarterSymbols=[String] standaloneWeekdaySymbols=[String] startOfDay()=Date timeZone=TimeZone
  NSCalendar: veryShortMonthSymbols=[String] veryShortStandaloneMonthSymbols=[String]
  NSCalendar: veryShortStandaloneWeekdaySymbols=[String] veryShortWeekdaySymbols=[String] weekdaySymbols=[String]
  NSCharacterSet: .alphanumerics=CharacterSet .capitalizedLetters=CharacterSet .controlCharacters=CharacterSet
  NSCharacterSet: .decimalDigits=CharacterSet .decomposables=CharacterSet .illegalCharacters=CharacterSet
  NSCharacterSet: .letters=CharacterSet .lowercaseLetters=CharacterSet .newlines=CharacterSet
  NSCharacterSet: .nonBaseCharacters=CharacterSet .punctuationCharacters=CharacterSet .supportsSecureCoding=Bool
  NSCharacterSet: .symbols=CharacterSet .uppercaseLetters=CharacterSet .urlFragmentAllowed=CharacterSet
  NSCharacterSet: .urlHostAllowed=CharacterSet .urlPasswordAllowed=CharacterSet .urlPathAllowed=CharacterSet
  NSCharacterSet: .urlQueryAllowed=CharacterSet .urlUserAllowed=CharacterSet .whitespaces=CharacterSet
  NSCharacterSet: .whitespacesAndNewlines=CharacterSet bitmapRepresentation=Data characterIsMember()=Bool copy()=Any
  NSCharacterSet: hasMemberInPlane()=Bool hash=Int inverted=CharacterSet isEqual()=Bool isSuperset()=Bool
  NSCharacterSet: longCharacterIsMember()=Bool mutableCopy()=Any
  NSCoder: allowedClasses=[AnyClass]? allowsKeyedCoding=Bool containsValue()=Bool decodeBool()=Bool decodeCInt()=Int32
  NSCoder: decodeData()=Data? decodeDouble()=Double decodeFloat()=Float decodeInt32()=Int32 decodeInt64()=Int64
  NSCoder: decodeInteger()=Int decodePoint()=NSPoint decodePropertyList()=Any? decodeRect()=NSRect decodeSize()=NSSize
  NSCoder: decodingFailurePolicy=NSCoder.DecodingFailurePolicy requiresSecureCoding=Bool systemVersion=UInt32
  NSCoder: version()=Int
  NSCompoundPredicate: compoundPredicateType=NSCompoundPredicate.LogicalType evaluate()=Bool
  NSCompoundPredicate: subpredicates=[NSPredicate]
  NSCondition: name=String?
  NSConditionLock: condition=Int name=String? try()=Bool tryLock()=Bool
  NSCountedSet: copy()=Any count()=Int isEqual()=Bool mutableCopy()=Any
  NSData: .supportsSecureCoding=Bool base64EncodedData()=Data base64EncodedString()=String bytes=UnsafeRawPointer
  NSData: copy()=Any endIndex=Int firstRange()=Range<Int>? hash=Int isEqual()=Bool lastRange()=Range<Int>? length=Int
  NSData: mutableCopy()=Any range()=NSRange regions=[Data] startIndex=Int subdata()=Data
  NSDate: .distantFuture=Date .distantPast=Date .supportsSecureCoding=Bool
  NSDate: .timeIntervalSinceReferenceDate=TimeInterval addingTimeInterval()=Date compare()=ComparisonResult copy()=Any
  NSDate: earlierDate()=Date hash=Int isEqual()=Bool laterDate()=Date timeIntervalSince()=TimeInterval
  NSDate: timeIntervalSince1970=TimeInterval timeIntervalSinceNow=TimeInterval
  NSDate: timeIntervalSinceReferenceDate=TimeInterval
  NSDateComponents: .supportsSecureCoding=Bool calendar=Calendar? copy()=Any date=Date? day=Int era=Int hash=Int
  NSDateComponents: hour=Int isEqual()=Bool isLeapMonth=Bool isValidDate=Bool isValidDate()=Bool minute=Int month=Int
  NSDateComponents: nanosecond=Int quarter=Int second=Int timeZone=TimeZone? value()=Int weekOfMonth=Int
  NSDateComponents: weekOfYear=Int weekday=Int weekdayOrdinal=Int year=Int yearForWeekOfYear=Int
  NSDateInterval: .supportsSecureCoding=Bool compare()=ComparisonResult contains()=Bool copy()=Any
  NSDateInterval: duration=TimeInterval endDate=Date intersection()=DateInterval? intersects()=Bool isEqual()=Bool
  NSDateInterval: startDate=Date
  NSDecimalNumber: .defaultBehavior=NSDecimalNumberBehaviors .maximum=NSDecimalNumber .minimum=NSDecimalNumber
  NSDecimalNumber: .notANumber=NSDecimalNumber .one=NSDecimalNumber .zero=NSDecimalNumber adding()=NSDecimalNumber
  NSDecimalNumber: boolValue=Bool compare()=ComparisonResult dividing()=NSDecimalNumber doubleValue=Double
  NSDecimalNumber: floatValue=Float int16Value=Int16 int32Value=Int32 int64Value=Int64 int8Value=Int8 intValue=Int
  NSDecimalNumber: isEqual()=Bool multiplying()=NSDecimalNumber objCType=UnsafePointer<Int8> raising()=NSDecimalNumber
  NSDecimalNumber: rounding()=NSDecimalNumber subtracting()=NSDecimalNumber uint16Value=UInt16 uint32Value=UInt32
  NSDecimalNumber: uint64Value=UInt64 uint8Value=UInt8 uintValue=UInt
  NSDecimalNumberHandler: .default=NSDecimalNumberHandler roundingMode()=NSDecimalNumber.RoundingMode scale()=Int16
  NSDictionary: .sharedKeySet()=Any .supportsSecureCoding=Bool allKeys=[Any] allKeys()=[Any] allValues=[Any]
  NSDictionary: copy()=Any count=Int descriptionInStringsFileFormat=String hash=Int isEqual()=Bool
  NSDictionary: keyEnumerator()=NSEnumerator keysOfEntries()=Set<AnyHashable> keysSortedByValue()=[Any]
  NSDictionary: mutableCopy()=Any object()=Any? objectEnumerator()=NSEnumerator objects()=[Any] value()=Any?
  NSDictionary: write()=Bool
  NSEdgeInsets: bottom=CGFloat left=CGFloat right=CGFloat top=CGFloat
  NSEnumerator: allObjects=[Any] nextObject()=Any?
  NSIndexPath: .supportsSecureCoding=Bool adding()=IndexPath compare()=ComparisonResult copy()=Any hash=Int
  NSIndexPath: index()=Int isEqual()=Bool length=Int removingLastIndex()=IndexPath
  NSIndexSet: .supportsSecureCoding=Bool contains()=Bool copy()=Any count=Int countOfIndexes()=Int firstIndex=Int
  NSIndexSet: getIndexes()=Int hash=Int index()=Int indexGreaterThanIndex()=Int indexGreaterThanOrEqual()=Int
  NSIndexSet: indexLessThanIndex()=Int indexLessThanOrEqual()=Int indexes()=IndexSet intersects()=Bool isEqual()=Bool
  NSIndexSet: lastIndex=Int mutableCopy()=Any
  NSLocale: .availableLocaleIdentifiers=[String] .canonicalLanguageIdentifier()=String
  NSLocale: .canonicalLocaleIdentifier()=String .characterDirection()=NSLocale.LanguageDirection
  NSLocale: .commonISOCurrencyCodes=[String] .components()=[String:String] .current=Locale
  NSLocale: .currentLocaleDidChangeNotification=NSNotification.Name .isoCountryCodes=[String]
  NSLocale: .isoCurrencyCodes=[String] .isoLanguageCodes=[String] .lineDirection()=NSLocale.LanguageDirection
  NSLocale: .preferredLanguages=[String] .supportsSecureCoding=Bool .system=Locale .windowsLocaleCode()=UInt32
  NSLocale: copy()=Any displayName()=String? hash=Int isEqual()=Bool object()=Any?
  NSLock: name=String? try()=Bool
  NSMeasurement: .supportsSecureCoding=Bool adding()=Measurement<Unit> canBeConverted()=Bool
  NSMeasurement: converting()=Measurement<Unit> copy()=Any doubleValue=Double hash=Int isEqual()=Bool
  NSMeasurement: subtracting()=Measurement<Unit> unit=Unit
  NSMutableAttributedString: copy()=Any mutableString=NSMutableString
  NSMutableData: copy()=Any length=Int mutableBytes=UnsafeMutableRawPointer
  NSMutableOrderedSet: copy()=Any
  NSMutableString: applyTransform()=Bool replaceOccurrences()=Int
  NSMutableURLRequest: allHTTPHeaderFields=[String:String]? allowsCellularAccess=Bool
  NSMutableURLRequest: cachePolicy=NSURLRequest.CachePolicy copy()=Any httpBody=Data? httpBodyStream=InputStream?
  NSMutableURLRequest: httpMethod=String? httpShouldHandleCookies=Bool httpShouldUsePipelining=Bool
  NSMutableURLRequest: mainDocumentURL=URL? networkServiceType=NSURLRequest.NetworkServiceType
  NSMutableURLRequest: timeoutInterval=TimeInterval url=URL?
  NSNotification: copy()=Any name=NSNotification.Name object=Any? userInfo=[AnyHashable:Any]?
  NSNull: .supportsSecureCoding=Bool copy()=Any isEqual()=Bool
  NSNumber: boolValue=Bool classForCoder=AnyClass compare()=ComparisonResult decimalValue=Decimal doubleValue=Double
  NSNumber: floatValue=Float hash=Int int16Value=Int16 int32Value=Int32 int64Value=Int64 int8Value=Int8 intValue=Int
  NSNumber: isEqual()=Bool objCType=UnsafePointer<Int8> stringValue=String uint16Value=UInt16 uint32Value=UInt32
  NSNumber: uint64Value=UInt64 uint8Value=UInt8 uintValue=UInt
  NSObject: .classFallbacksForKeyedArchiver()=[String] .classForKeyedUnarchiver()=AnyClass .isSubclass()=Bool
  NSObject: .superclass=AnyClass? classForCoder=AnyClass classForKeyedArchiver=AnyClass? copy()=Any hash=Int
  NSObject: isEqual()=Bool isKind()=Bool isMember()=Bool isProxy()=Bool mutableCopy()=Any replacementObject()=Any?
  NSObject: self()=NSObject
  NSPredicate: copy()=Any evaluate()=Bool isEqual()=Bool
  NSRecursiveLock: name=String? try()=Bool
  NSRegularExpression: .escapedPattern()=String .escapedTemplate()=String .supportsSecureCoding=Bool copy()=Any
  NSRegularExpression: firstMatch()=NSTextCheckingResult? isEqual()=Bool matches()=[NSTextCheckingResult]
  NSRegularExpression: numberOfCaptureGroups=Int numberOfMatches()=Int options=NSRegularExpression.Options
  NSRegularExpression: pattern=String rangeOfFirstMatch()=NSRange replaceMatches()=Int replacementString()=String
  NSRegularExpression: stringByReplacingMatches()=String
  NSSet: .supportsSecureCoding=Bool adding()=Set<AnyHashable> addingObjects()=Set<AnyHashable> allObjects=[Any]
  NSSet: anyObject()=Any? contains()=Bool copy()=Any count=Int filtered()=Set<AnyHashable> hash=Int intersects()=Bool
  NSSet: isEqual()=Bool isSubset()=Bool member()=Any? mutableCopy()=Any objectEnumerator()=NSEnumerator
  NSSet: objects()=Set<AnyHashable> sortedArray()=[Any]
  NSSortDescriptor: ascending=Bool comparator=Comparator compare()=ComparisonResult copy()=Any keyPath=AnyKeyPath
  NSSortDescriptor: reversedSortDescriptor=Any
  NSString: .availableStringEncodings=UnsafePointer<UInt> .defaultCStringEncoding=UInt .localizedName()=String
  NSString: .path()=String .supportsSecureCoding=Bool addingPercentEncoding()=String? appending()=String
  NSString: appendingPathComponent()=String appendingPathExtension()=String? applyingTransform()=String?
  NSString: boolValue=Bool canBeConverted()=Bool capitalized=String capitalized()=String
  NSString: caseInsensitiveCompare()=ComparisonResult commonPrefix()=String compare()=ComparisonResult
  NSString: completePath()=Int components()=[String] contains()=Bool copy()=Any data()=Data?
  NSString: decomposedStringWithCanonicalMapping=String decomposedStringWithCompatibilityMapping=String
  NSString: deletingLastPathComponent=String deletingPathExtension=String doubleValue=Double
  NSString: expandingTildeInPath=String fastestEncoding=UInt fileSystemRepresentation=UnsafePointer<Int8>
  NSString: floatValue=Float folding()=String getBytes()=Bool getCString()=Bool getFileSystemRepresentation()=Bool
  NSString: hasPrefix()=Bool hasSuffix()=Bool hash=Int intValue=Int32 integerValue=Int isAbsolutePath=Bool
  NSString: isEqual()=Bool lastPathComponent=String length=Int lengthOfBytes()=Int lineRange()=NSRange
  NSString: localizedCapitalized=String localizedCaseInsensitiveCompare()=ComparisonResult
  NSString: localizedCaseInsensitiveContains()=Bool localizedCompare()=ComparisonResult localizedLowercase=String
  NSString: localizedStandardCompare()=ComparisonResult localizedStandardContains()=Bool
  NSString: localizedStandardRange()=NSRange localizedUppercase=String longLongValue=Int64 lowercased=String
  NSString: lowercased()=String maximumLengthOfBytes()=Int mutableCopy()=Any padding()=String paragraphRange()=NSRange
  NSString: pathComponents=[String] pathExtension=String precomposedStringWithCanonicalMapping=String
  NSString: precomposedStringWithCompatibilityMapping=String range()=NSRange rangeOfCharacter()=NSRange
  NSString: rangeOfComposedCharacterSequence()=NSRange rangeOfComposedCharacterSequences()=NSRange
  NSString: removingPercentEncoding=String? replacingCharacters()=String replacingOccurrences()=String
  NSString: resolvingSymlinksInPath=String smallestEncoding=UInt standardizingPath=String
  NSString: stringsByAppendingPaths()=[String] substring()=String trimmingCharacters()=String uppercased=String
  NSString: uppercased()=String
  NSTextCheckingResult: .regularExpressionCheckingResult()=NSTextCheckingResult .supportsSecureCoding=Bool
  NSTextCheckingResult: adjustingRanges()=NSTextCheckingResult copy()=Any numberOfRanges=Int range=NSRange
  NSTextCheckingResult: range()=NSRange regularExpression=NSRegularExpression?
  NSTextCheckingResult: resultType=NSTextCheckingResult.CheckingType
  NSTimeZone: .abbreviationDictionary=[String:String] .default=TimeZone .knownTimeZoneNames=[String] .local=TimeZone
  NSTimeZone: .supportsSecureCoding=Bool .system=TimeZone .timeZoneDataVersion=String abbreviation=String?
  NSTimeZone: abbreviation()=String? copy()=Any data=Data daylightSavingTimeOffset=TimeInterval
  NSTimeZone: daylightSavingTimeOffset()=TimeInterval hash=Int isDaylightSavingTime=Bool isDaylightSavingTime()=Bool
  NSTimeZone: isEqual()=Bool localizedName()=String? name=String nextDaylightSavingTimeTransition=Date?
  NSTimeZone: nextDaylightSavingTimeTransition()=Date? secondsFromGMT=Int secondsFromGMT()=Int
  NSURL: .fileURL()=URL? .supportsSecureCoding=Bool absoluteString=String absoluteURL=URL?
  NSURL: appendingPathComponent()=URL? appendingPathExtension()=URL? baseURL=URL? checkResourceIsReachable()=Bool
  NSURL: copy()=Any dataRepresentation=Data deletingLastPathComponent=URL? deletingPathExtension=URL? filePathURL=URL?
  NSURL: fileSystemRepresentation=UnsafePointer<Int8> fragment=String? getFileSystemRepresentation()=Bool
  NSURL: hasDirectoryPath=Bool hash=Int host=String? isEqual()=Bool isFileURL=Bool lastPathComponent=String?
  NSURL: parameterString=String? password=String? path=String? pathComponents=[String]? pathExtension=String?
  NSURL: port=NSNumber? query=String? relativePath=String? relativeString=String resolvingSymlinksInPath=URL?
  NSURL: resourceSpecifier=String? resourceValues()=[URLResourceKey:Any] scheme=String? standardized=URL?
  NSURL: standardizingPath=URL? user=String?
  NSURLComponents: copy()=Any fragment=String? hash=Int host=String? isEqual()=Bool password=String? path=String?
  NSURLComponents: percentEncodedFragment=String? percentEncodedHost=String? percentEncodedPassword=String?
  NSURLComponents: percentEncodedPath=String? percentEncodedQuery=String? percentEncodedQueryItems=[URLQueryItem]?
  NSURLComponents: percentEncodedUser=String? port=NSNumber? query=String? queryItems=[URLQueryItem]?
  NSURLComponents: rangeOfFragment=NSRange rangeOfHost=NSRange rangeOfPassword=NSRange rangeOfPath=NSRange
  NSURLComponents: rangeOfPort=NSRange rangeOfQuery=NSRange rangeOfScheme=NSRange rangeOfUser=NSRange scheme=String?
  NSURLComponents: string=String? url=URL? url()=URL? user=String?
  NSURLQueryItem: .supportsSecureCoding=Bool copy()=Any isEqual()=Bool name=String value=String?
  NSURLRequest: .supportsSecureCoding=Bool allHTTPHeaderFields=[String:String]? allowsCellularAccess=Bool
  NSURLRequest: cachePolicy=NSURLRequest.CachePolicy copy()=Any hash=Int httpBody=Data? httpBodyStream=InputStream?
  NSURLRequest: httpMethod=String? httpShouldHandleCookies=Bool httpShouldUsePipelining=Bool isEqual()=Bool
  NSURLRequest: mainDocumentURL=URL? mutableCopy()=Any networkServiceType=NSURLRequest.NetworkServiceType
  NSURLRequest: timeoutInterval=TimeInterval url=URL? value()=String?
  NSUUID: .supportsSecureCoding=Bool copy()=Any hash=Int isEqual()=Bool uuidString=String
  NSValue: .supportsSecureCoding=Bool copy()=Any edgeInsetsValue=NSEdgeInsets objCType=UnsafePointer<Int8>
  NSValue: pointValue=NSPoint rangeValue=NSRange rectValue=NSRect sizeValue=NSSize
  Notification: name=Notification.Name object=Any? userInfo=[AnyHashable:Any]?
  NotificationCenter: .default=NotificationCenter
  NotificationQueue: .default=NotificationQueue
  ObjCBool: boolValue=Bool
  ObjectIdentifier: .decodeAtomicOptionalRepresentation()=ObjectIdentifier?
  ObjectIdentifier: .decodeAtomicRepresentation()=ObjectIdentifier
  ObjectIdentifier: .encodeAtomicOptionalRepresentation()=ObjectIdentifier.AtomicOptionalRepresentation
  ObjectIdentifier: .encodeAtomicRepresentation()=ObjectIdentifier.AtomicRepresentation
  OpaquePointer: .decodeAtomicOptionalRepresentation()=OpaquePointer? .decodeAtomicRepresentation()=OpaquePointer
  OpaquePointer: .encodeAtomicOptionalRepresentation()=OpaquePointer.AtomicOptionalRepresentation
  OpaquePointer: .encodeAtomicRepresentation()=OpaquePointer.AtomicRepresentation
  OperatingSystemVersion: majorVersion=Int minorVersion=Int patchVersion=Int
  Operation: dependencies=[Operation] isAsynchronous=Bool isCancelled=Bool isExecuting=Bool isFinished=Bool
  Operation: isReady=Bool name=String? qualityOfService=QualityOfService queuePriority=Operation.QueuePriority
  OperationQueue: .current=OperationQueue? .defaultMaxConcurrentOperationCount=Int .main=OperationQueue
  OperationQueue: isSuspended=Bool maxConcurrentOperationCount=Int name=String? operationCount=Int
  OperationQueue: operations=[Operation] progress=Progress qualityOfService=QualityOfService
  OperationQueue: underlyingQueue=DispatchQueue?
  Optional: .decodeAtomicRepresentation()=Wrapped? take()=Optional<Wrapped> unsafelyUnwrapped=Wrapped
  PartialRangeFrom: contains()=Bool lowerBound=Bound relative()=Range<Bound>
  PartialRangeThrough: contains()=Bool relative()=Range<Bound> upperBound=Bound
  PartialRangeUpTo: contains()=Bool relative()=Range<Bound> upperBound=Bound
  PersonNameComponents: familyName=String? givenName=String? middleName=String? namePrefix=String? nameSuffix=String?
  PersonNameComponents: nickname=String? phoneticRepresentation=PersonNameComponents?
  Pipe: fileHandleForReading=FileHandle fileHandleForWriting=FileHandle
  Predicate: evaluate()=Bool expression=StandardPredicateExpression<Bool>
  PredicateBindings: binding()=PredicateBindings
  Process: .didTerminateNotification=NSNotification.Name .run()=Process arguments=[String]? currentDirectoryURL=URL?
  Process: environment=[String:String]? executableURL=URL? isRunning=Bool processIdentifier=Int32
  Process: qualityOfService=QualityOfService resume()=Bool standardError=Any? standardInput=Any? standardOutput=Any?
  Process: suspend()=Bool terminationReason=Process.TerminationReason terminationStatus=Int32
  ProcessInfo: .processInfo=ProcessInfo activeProcessorCount=Int arguments=[String] environment=[String:String]
  ProcessInfo: fullUserName=String globallyUniqueString=String hostName=String isOperatingSystemAtLeast()=Bool
  ProcessInfo: operatingSystemVersion=OperatingSystemVersion operatingSystemVersionString=String physicalMemory=UInt64
  ProcessInfo: processIdentifier=Int32 processName=String processorCount=Int systemUptime=TimeInterval userName=String
  Progress: .current()=Progress? .discreteProgress()=Progress completedUnitCount=Int64 fractionCompleted=Double
  Progress: isCancellable=Bool isCancelled=Bool isFinished=Bool isIndeterminate=Bool isPausable=Bool isPaused=Bool
  Progress: kind=ProgressKind? localizedAdditionalDescription=String? localizedDescription=String?
  Progress: totalUnitCount=Int64 userInfo=[ProgressUserInfoKey:Any]
  ProgressKind: .file=ProgressKind rawValue=String
  PropertyListDecoder: userInfo=[CodingUserInfoKey:Sendable]
  PropertyListEncoder: encode()=Data outputFormat=PropertyListDecoder.PropertyListFormat
  PropertyListEncoder: userInfo=[CodingUserInfoKey:Sendable]
  PropertyListSerialization: .data()=Data
  Range: clamped()=Range<Bound> contains()=Bool distance()=Int isEmpty=Bool isValid()=Bool lowerBound=Bound
  Range: overlaps()=Bool relative()=Range<Bound> upperBound=Bound
  RangeSet: contains()=Bool intersection()=RangeSet<Bound> isDisjoint()=Bool isEmpty=Bool isStrictSubset()=Bool
  RangeSet: isStrictSuperset()=Bool isSubset()=Bool isSuperset()=Bool isValid()=Bool subtracting()=RangeSet<Bound>
  RangeSet: symmetricDifference()=RangeSet<Bound> union()=RangeSet<Bound>
  RegexComponent: .dateTime()=Date.ParseStrategy .iso8601=Date.ISO8601FormatStyle .iso8601()=RegexComponent
  RegexComponent: .iso8601Components=DateComponents.ISO8601FormatStyle .iso8601Components()=RegexComponent
  RegexComponent: .iso8601ComponentsWithTimeZone()=RegexComponent .iso8601Date()=RegexComponent
  RegexComponent: .iso8601DateComponents()=RegexComponent .iso8601WithTimeZone()=RegexComponent
  RegexComponent: .localizedCurrency()=RegexComponent .localizedDecimal()=RegexComponent
  RegexComponent: .localizedDouble()=RegexComponent .localizedDoublePercentage()=RegexComponent
  RegexComponent: .localizedInteger()=RegexComponent .localizedIntegerCurrency()=RegexComponent
  RegexComponent: .localizedIntegerPercentage()=RegexComponent
  Repeated: count=Int regions=Repeated<Data> repeatedValue=Element
  Result: get()=Success
  RunLoop: .current=RunLoop .main=RunLoop currentMode=RunLoop.Mode? limitDate()=Date?
  Set: capacity=Int contains()=Bool count=Int filter()=Set<Element> intersection()=Set<Element> isDisjoint()=Bool
  Set: isEmpty=Bool isStrictSubset()=Bool isStrictSuperset()=Bool isSubset()=Bool isSuperset()=Bool
  Set: popFirst()=Element? removeFirst()=Element subtracting()=Set<Element> symmetricDifference()=Set<Element>
  Set: union()=Set<Element>
  SortDescriptor: compare()=ComparisonResult keyPath=PartialKeyPath<Compared>? order=SortOrder
  SortDescriptor: stringComparator=String.StandardComparator?
  Span: bytes=RawSpan count=Int extracting()=Span<Element> isEmpty=Bool isIdentical()=Bool
  StaticString: hasPointerRepresentation=Bool isASCII=Bool unicodeScalar=Unicode.Scalar utf8CodeUnitCount=Int
  StaticString: utf8Start=UnsafePointer<UInt8>
  StrideThrough: underestimatedCount=Int
  StrideTo: underestimatedCount=Int
  String: .availableStringEncodings=[String.Encoding] .defaultCStringEncoding=String.Encoding .localizedName()=String
  String: .localizedStringWithFormat()=String characters=String codingKey=CodingKey count=Int data()=Data?
  String: distance()=Int endIndex=String.Index hasPrefix()=Bool hasSuffix()=Bool isContiguousUTF8=Bool isEmpty=Bool
  String: lowercased()=String remove()=Character startIndex=String.Index unicodeScalars=String.UnicodeScalarView
  String: uppercased()=String utf16=String.UTF16View utf8=String.UTF8View utf8CString=ContiguousArray<CChar>
  String: utf8Span=UTF8Span
  Substring: base=String characters=Substring distance()=Int endIndex=Substring.Index filter()=String
  Substring: isContiguousUTF8=Bool lowercased()=String startIndex=Substring.Index
  Substring: unicodeScalars=Substring.UnicodeScalarView uppercased()=String utf16=Substring.UTF16View
  Substring: utf8=Substring.UTF8View utf8Span=UTF8Span
  SystemRandomNumberGenerator: next()=UInt64
  Task: .basePriority=TaskPriority? .currentPriority=TaskPriority .isCancelled=Bool .name=String? isCancelled=Bool
  Task: result=Result<Success,Failure> value=Success
  TaskLocal: get()=Value projectedValue=TaskLocal<Value> wrappedValue=Value
  Thread: .callStackReturnAddresses=[NSNumber] .callStackSymbols=[String] .current=Thread .isMainThread=Bool
  Thread: .isMultiThreaded()=Bool .mainThread=Thread isCancelled=Bool isExecuting=Bool isFinished=Bool
  Thread: isMainThread=Bool name=String? qualityOfService=QualityOfService stackSize=Int
  Thread: threadDictionary=NSMutableDictionary
  TimeZone: .abbreviationDictionary=[String:String] .autoupdatingCurrent=TimeZone .current=TimeZone .gmt=TimeZone
  TimeZone: .knownTimeZoneIdentifiers=[String] .timeZoneDataVersion=String abbreviation()=String?
  TimeZone: daylightSavingTimeOffset()=TimeInterval identifier=String isDaylightSavingTime()=Bool
  TimeZone: localizedName()=String? nextDaylightSavingTimeTransition=Date? nextDaylightSavingTimeTransition()=Date?
  TimeZone: secondsFromGMT()=Int
  Timer: .scheduledTimer()=Timer fireDate=Date isValid=Bool timeInterval=TimeInterval tolerance=TimeInterval
  Timer: userInfo=Any?
  UInt: .bitWidth=Int .decodeAtomicRepresentation()=UInt .encodeAtomicRepresentation()=UInt.AtomicRepresentation
  UInt: byteSwapped=UInt leadingZeroBitCount=Int nonzeroBitCount=Int signum()=UInt trailingZeroBitCount=Int
  UInt: words=UInt.Words
  URL: .currentDirectory()=URL .homeDirectory=URL .homeDirectory()=URL? .temporaryDirectory=URL absoluteString=String
  URL: absoluteURL=URL appending()=URL appendingPathComponent()=URL appendingPathExtension()=URL baseURL=URL?
  URL: checkResourceIsReachable()=Bool dataRepresentation=Data deletingLastPathComponent()=URL
  URL: deletingPathExtension()=URL fragment=String? fragment()=String? hasDirectoryPath=Bool host=String?
  URL: host()=String? isFileURL=Bool lastPathComponent=String password=String? password()=String? path=String
  URL: path()=String pathComponents=[String] pathExtension=String port=Int? query=String? query()=String?
  URL: relativePath=String relativeString=String resolvingSymlinksInPath()=URL resourceValues()=URLResourceValues
  URL: scheme=String? standardized=URL standardizedFileURL=URL user=String? user()=String?
  URLAuthenticationChallenge: failureResponse=URLResponse? previousFailureCount=Int proposedCredential=URLCredential?
  URLAuthenticationChallenge: protectionSpace=URLProtectionSpace
  URLCache: .shared=URLCache cachedResponse()=CachedURLResponse? currentDiskUsage=Int currentMemoryUsage=Int
  URLCache: diskCapacity=Int memoryCapacity=Int
  URLComponents: encodedHost=String? fragment=String? host=String? password=String? path=String
  URLComponents: percentEncodedFragment=String? percentEncodedHost=String? percentEncodedPassword=String?
  URLComponents: percentEncodedPath=String percentEncodedQuery=String? percentEncodedQueryItems=[URLQueryItem]?
  URLComponents: percentEncodedUser=String? port=Int? query=String? queryItems=[URLQueryItem]?
  URLComponents: rangeOfFragment=Range<String.Index>? rangeOfHost=Range<String.Index>?
  URLComponents: rangeOfPassword=Range<String.Index>? rangeOfPath=Range<String.Index>?
  URLComponents: rangeOfPort=Range<String.Index>? rangeOfQuery=Range<String.Index>? rangeOfScheme=Range<String.Index>?
  URLComponents: rangeOfUser=Range<String.Index>? scheme=String? string=String? url=URL? url()=URL? user=String?
  URLCredential: .supportsSecureCoding=Bool copy()=Any hasPassword=Bool isEqual()=Bool password=String?
  URLCredential: persistence=URLCredential.Persistence user=String?
  URLCredentialStorage: .shared=URLCredentialStorage allCredentials=[URLProtectionSpace:[String:URLCredential]]
  URLCredentialStorage: credentials()=[String:URLCredential]? defaultCredential()=URLCredential?
  URLProtectionSpace: authenticationMethod=String copy()=Any host=String isProxy()=Bool port=Int protocol=String?
  URLProtectionSpace: proxyType=String? realm=String? receivesCredentialSecurely=Bool
  URLProtocol: .canInit()=Bool .canonicalRequest()=URLRequest .property()=Any? .registerClass()=Bool
  URLProtocol: .requestIsCacheEquivalent()=Bool cachedResponse=CachedURLResponse? request=URLRequest
  URLProtocol: task=URLSessionTask?
  URLQueryItem: name=String value=String?
  URLRequest: allHTTPHeaderFields=[String:String]? allowsCellularAccess=Bool cachePolicy=URLRequest.CachePolicy
  URLRequest: httpBody=Data? httpBodyStream=InputStream? httpMethod=String? httpShouldHandleCookies=Bool
  URLRequest: httpShouldUsePipelining=Bool mainDocumentURL=URL? networkServiceType=URLRequest.NetworkServiceType
  URLRequest: timeoutInterval=TimeInterval url=URL? value()=String?
  URLResourceValues: addedToDirectoryDate=Date? allValues=[URLResourceKey:Any] applicationIsScriptable=Bool?
  URLResourceValues: attributeModificationDate=Date? canonicalPath=String? contentAccessDate=Date?
  URLResourceValues: contentModificationDate=Date? creationDate=Date? documentIdentifier=Int? fileAllocatedSize=Int?
  URLResourceValues: fileResourceType=URLFileResourceType? fileSize=Int? hasHiddenExtension=Bool? isAliasFile=Bool?
  URLResourceValues: isApplication=Bool? isDirectory=Bool? isExcludedFromBackup=Bool? isExecutable=Bool?
  URLResourceValues: isHidden=Bool? isMountTrigger=Bool? isPackage=Bool? isReadable=Bool? isRegularFile=Bool?
  URLResourceValues: isSymbolicLink=Bool? isSystemImmutable=Bool? isUbiquitousItem=Bool? isUserImmutable=Bool?
  URLResourceValues: isVolume=Bool? isWritable=Bool? labelNumber=Int? linkCount=Int? localizedLabel=String?
  URLResourceValues: localizedName=String? localizedTypeDescription=String? name=String? parentDirectory=URL?
  URLResourceValues: path=String? preferredIOBlockSize=Int? quarantineProperties=[String:Any]? tagNames=[String]?
  URLResourceValues: totalFileAllocatedSize=Int? totalFileSize=Int? typeIdentifier=String?
  URLResourceValues: ubiquitousItemContainerDisplayName=String? ubiquitousItemDownloadRequested=Bool?
  URLResourceValues: ubiquitousItemDownloadingError=NSError? ubiquitousItemHasUnresolvedConflicts=Bool?
  URLResourceValues: ubiquitousItemIsDownloading=Bool? ubiquitousItemIsUploaded=Bool? ubiquitousItemIsUploading=Bool?
  URLResourceValues: ubiquitousItemUploadingError=NSError? volume=URL? volumeAvailableCapacity=Int?
  URLResourceValues: volumeCreationDate=Date? volumeIsAutomounted=Bool? volumeIsBrowsable=Bool?
  URLResourceValues: volumeIsEjectable=Bool? volumeIsEncrypted=Bool? volumeIsInternal=Bool? volumeIsJournaling=Bool?
  URLResourceValues: volumeIsLocal=Bool? volumeIsReadOnly=Bool? volumeIsRemovable=Bool? volumeIsRootFileSystem=Bool?
  URLResourceValues: volumeLocalizedFormatDescription=String? volumeLocalizedName=String? volumeMaximumFileSize=Int?
  URLResourceValues: volumeName=String? volumeResourceCount=Int? volumeSupportsAdvisoryFileLocking=Bool?
  URLResourceValues: volumeSupportsCasePreservedNames=Bool? volumeSupportsCaseSensitiveNames=Bool?
  URLResourceValues: volumeSupportsCompression=Bool? volumeSupportsExtendedSecurity=Bool?
  URLResourceValues: volumeSupportsHardLinks=Bool? volumeSupportsJournaling=Bool? volumeSupportsPersistentIDs=Bool?
  URLResourceValues: volumeSupportsRenaming=Bool? volumeSupportsRootDirectoryDates=Bool?
  URLResourceValues: volumeSupportsSparseFiles=Bool? volumeSupportsSymbolicLinks=Bool? volumeSupportsVolumeSizes=Bool?
  URLResourceValues: volumeSupportsZeroRuns=Bool? volumeTotalCapacity=Int? volumeURLForRemounting=URL?
  URLResourceValues: volumeUUIDString=String?
  URLResponse: .supportsSecureCoding=Bool copy()=Any expectedContentLength=Int64 hash=Int isEqual()=Bool
  URLResponse: mimeType=String? suggestedFilename=String? textEncodingName=String? url=URL?
  URLSession: .shared=URLSession configuration=URLSessionConfiguration dataTask()=URLSessionDataTask
  URLSession: delegateQueue=OperationQueue downloadTask()=URLSessionDownloadTask sessionDescription=String?
  URLSession: uploadTask()=URLSessionUploadTask webSocketTask()=URLSessionWebSocketTask
  URLSessionConfiguration: .default=URLSessionConfiguration .ephemeral=URLSessionConfiguration
  URLSessionConfiguration: allowsCellularAccess=Bool connectionProxyDictionary=[AnyHashable:Any]? copy()=Any
  URLSessionConfiguration: httpAdditionalHeaders=[AnyHashable:Any]? httpCookieAcceptPolicy=HTTPCookie.AcceptPolicy
  URLSessionConfiguration: httpCookieStorage=HTTPCookieStorage? httpMaximumConnectionsPerHost=Int
  URLSessionConfiguration: httpShouldSetCookies=Bool httpShouldUsePipelining=Bool identifier=String?
  URLSessionConfiguration: isDiscretionary=Bool networkServiceType=URLRequest.NetworkServiceType
  URLSessionConfiguration: protocolClasses=[AnyClass]? requestCachePolicy=URLRequest.CachePolicy
  URLSessionConfiguration: sharedContainerIdentifier=String? shouldUseExtendedBackgroundIdleMode=Bool
  URLSessionConfiguration: timeoutIntervalForRequest=TimeInterval timeoutIntervalForResource=TimeInterval
  URLSessionConfiguration: urlCache=URLCache? urlCredentialStorage=URLCredentialStorage?
  URLSessionTask: .defaultPriority=Float .highPriority=Float .lowPriority=Float copy()=Any
  URLSessionTask: countOfBytesClientExpectsToReceive=Int64 countOfBytesClientExpectsToSend=Int64
  URLSessionTask: countOfBytesExpectedToReceive=Int64 countOfBytesExpectedToSend=Int64 countOfBytesReceived=Int64
  URLSessionTask: countOfBytesSent=Int64 currentRequest=URLRequest? originalRequest=URLRequest? priority=Float
  URLSessionTask: progress=Progress response=URLResponse? state=URLSessionTask.State taskDescription=String?
  URLSessionTask: taskIdentifier=Int
  URLSessionTaskMetrics: redirectCount=Int taskInterval=DateInterval
  URLSessionTaskMetrics: transactionMetrics=[URLSessionTaskTransactionMetrics]
  URLSessionTaskTransactionMetrics: connectEndDate=Date? connectStartDate=Date?
  URLSessionTaskTransactionMetrics: countOfRequestBodyBytesBeforeEncoding=Int64 countOfRequestBodyBytesSent=Int64
  URLSessionTaskTransactionMetrics: countOfRequestHeaderBytesSent=Int64 countOfResponseBodyBytesAfterDecoding=Int64
  URLSessionTaskTransactionMetrics: countOfResponseBodyBytesReceived=Int64 countOfResponseHeaderBytesReceived=Int64
  URLSessionTaskTransactionMetrics: domainLookupEndDate=Date? domainLookupStartDate=Date?
  URLSessionTaskTransactionMetrics: domainResolutionProtocol=URLSessionTaskMetrics.DomainResolutionProtocol
  URLSessionTaskTransactionMetrics: fetchStartDate=Date? isCellular=Bool isConstrained=Bool isExpensive=Bool
  URLSessionTaskTransactionMetrics: isMultipath=Bool isProxyConnection=Bool isReusedConnection=Bool
  URLSessionTaskTransactionMetrics: localAddress=String? localPort=String? networkProtocolName=String?
  URLSessionTaskTransactionMetrics: remoteAddress=String? remotePort=String? request=URLRequest requestEndDate=Date?
  URLSessionTaskTransactionMetrics: requestStartDate=Date? resourceFetchType=URLSessionTaskMetrics.ResourceFetchType
  URLSessionTaskTransactionMetrics: response=URLResponse? responseEndDate=Date? responseStartDate=Date?
  URLSessionTaskTransactionMetrics: secureConnectionEndDate=Date? secureConnectionStartDate=Date?
  URLSessionWebSocketTask: closeCode=URLSessionWebSocketTask.CloseCode closeReason=Data? maximumMessageSize=Int
  UUID: .random()=UUID uuidString=String
  UserDefaults: .argumentDomain=String .didChangeNotification=NSNotification.Name .globalDomain=String
  UserDefaults: .registrationDomain=String .standard=UserDefaults array()=[Any]? bool()=Bool data()=Data?
  UserDefaults: dictionary()=[String:Any]? dictionaryRepresentation()=[String:Any] double()=Double float()=Float
  UserDefaults: integer()=Int object()=Any? objectIsForced()=Bool persistentDomain()=[String:Any]? string()=String?
  UserDefaults: stringArray()=[String]? synchronize()=Bool url()=URL? volatileDomain()=[String:Any]
  UserDefaults: volatileDomainNames=[String]
  """

/// The methods of each type that change the value on which they are called.
let toolchainMutators = """
  Array: append insert remove removeAll replaceSubrange reserveCapacity withContiguousMutableStorageIfAvailable
  Array: withUnsafeMutableBufferPointer withUnsafeMutableBytes
  AsyncIteratorProtocol: next
  AttributeContainer: merge
  AttributedString: append insert mergeAttributes removeSubrange removeSubranges replaceAttributes replaceSubrange
  AttributedString: setAttributes transform
  AttributedStringAttributeMutation: mergeAttributes replaceAttributes setAttributes
  AttributedSubstring: mergeAttributes replaceAttributes setAttributes
  Bool: toggle
  CGFloat: addProduct formRemainder formSquareRoot formTruncatingRemainder negate round
  CharacterSet: formIntersection formSymmetricDifference formUnion insert invert remove subtract update
  Collection: popFirst removeFirst
  ContiguousArray: append insert remove removeAll replaceSubrange reserveCapacity
  ContiguousArray: withContiguousMutableStorageIfAvailable withUnsafeMutableBufferPointer withUnsafeMutableBytes
  Data: append replaceSubrange reserveCapacity resetBytes withUnsafeMutableBytes
  Date: addTimeInterval
  DateComponents: setValue
  Decimal: add divide multiply negate subtract
  DefaultStringInterpolation: appendInterpolation appendLiteral write
  Dictionary: merge popFirst remove removeAll removeValue reserveCapacity updateValue
  DiscontiguousAttributedSubstring: mergeAttributes replaceAttributes setAttributes
  DispatchData: append
  Double: addProduct formRemainder formSquareRoot formTruncatingRemainder negate round
  FloatingPoint: addProduct formRemainder formSquareRoot formTruncatingRemainder negate round
  Hasher: combine
  IndexPath: append
  IndexSet: formIntersection formSymmetricDifference formUnion insert remove removeAll shift update
  InlineArray: swapAt
  IteratorProtocol: next
  KeyedEncodingContainer: encode encodeConditional encodeIfPresent encodeNil nestedContainer nestedUnkeyedContainer
  KeyedEncodingContainer: superEncoder
  KeyedEncodingContainerProtocol: encode encodeConditional encodeIfPresent encodeNil nestedContainer
  KeyedEncodingContainerProtocol: nestedUnkeyedContainer superEncoder
  ManagedBufferPointer: isUniqueReference
  Measurement: convert
  Morphology: setCustomPronoun
  OptionSet: formIntersection formSymmetricDifference formUnion insert remove update
  Optional: take
  RandomNumberGenerator: next
  RangeSet: formIntersection formSymmetricDifference formUnion insert remove subtract
  Set: formIntersection formSymmetricDifference formUnion insert popFirst remove removeAll removeFirst reserveCapacity
  Set: subtract update
  SetAlgebra: formIntersection formSymmetricDifference formUnion insert remove subtract update
  SignedNumeric: negate
  SingleValueEncodingContainer: encode encodeNil
  String: append insert makeContiguousUTF8 remove removeAll removeSubrange replaceSubrange reserveCapacity
  String: withMutableCharacters withUTF8
  StringInterpolationProtocol: appendLiteral
  Substring: append makeContiguousUTF8 replaceSubrange withMutableCharacters withUTF8
  SystemRandomNumberGenerator: next
  URL: append appendPathComponent appendPathExtension deleteLastPathComponent deletePathExtension
  URL: removeAllCachedResourceValues removeCachedResourceValue resolveSymlinksInPath setResourceValues
  URL: setTemporaryResourceValue standardize
  URLRequest: addValue setValue
  UnicodeCodec: decode
  UnkeyedDecodingContainer: decode decodeIfPresent decodeNil nestedContainer nestedUnkeyedContainer superDecoder
  UnkeyedEncodingContainer: encode encodeConditional encodeNil nestedContainer nestedUnkeyedContainer superEncoder
  """
