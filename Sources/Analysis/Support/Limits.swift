/// The limits of the analysis, each with its reason and with what happens beyond it.
///
/// What a repository writes may refer to itself, be nested or be repeated without end; the analysis runs on threads with
/// stacks of 512 KB and has to take a time that grows with the size of the files. Beyond a limit an answer is
/// "unknown", as for code that nobody can read: nothing is reported because of it. No limit depends on which file, chain
/// or name is looked at first.
enum Limits {
  /// So many files are rather analyzed again in the next run than recorded.
  static let unrecordedFiles = 32

  /// The hops past a friend that are counted. Each is one more of the same to a reader; beyond it the count stays.
  static let hops: Int8 = 100

  /// How many objects a type must hold for others to be a container of services. Fewer are the parts of any object.
  static let servicesOfContainer = 4
  /// How many values of the library a structure may store to count as one. What stores more is a record.
  static let partsOfSmallValue = 4
  /// How many such values a structure may store that is asked whether it is like something. What stores more is a client.
  static let partsOfComparedValue = 2

  /// How far structures in structures are followed to find numbers. What stands deeper is none.
  static let nestedMeasures = 4

  /// How deep a type may be nested: functions that walk over a type recurse as deep. A deeper one is unknown.
  static let typeDepth: UInt8 = 24
  /// Of how many parts a type may be made. Types share parts, so a few lines can write one that is larger than memory,
  /// and each walk over it visits every part. A larger one is unknown.
  static let typeParts: UInt32 = 256
  /// How deep a written type is followed, aliases included. What stands deeper is unknown.
  static let writtenTypeDepth = 12
  /// How many aliases of aliases are followed, counting types around them. What stands deeper is unknown.
  static let aliasDepth = 8
  /// How deep generic parameters are replaced in a type. What stands deeper stays as it is written.
  static let substitutionDepth = 8
  /// The generic parameters of one declaration. Of those behind them nothing is known.
  static let genericParameters = 64
  /// The named parameters of one closure. Of those behind them nothing is known.
  static let closureParameters = 64
  /// The arguments of one call among which a closure finds its parameter. Where there are more, nothing is known of what
  /// the closure is given.
  static let argumentsBesideClosures = 64
  /// The types of which one is nested in the next whose generic parameters a type has. Of those around them nothing is
  /// known.
  static let genericNesting = 16
  /// How many questions about types may depend on each other, one on the next. Each takes a few frames of the stack. A
  /// question that depends on more has the answer unknown, and so has all that depends on it.
  static let questions = 48
  /// How many of a type's ancestors are looked at, itself included, the nearest first. What only those behind them have
  /// is not found.
  static let ancestors = 64
  /// How many declarations with one name and one owner are told apart. Where there are more, which one is meant is
  /// unknown.
  static let namesakes = 512
  /// Of how many equally good overloads the one is looked for that takes the arguments' types. Where there are more,
  /// which one is meant is unknown.
  static let rivals = 64

  /// How many definitions that wait for each other are kept on the stack. Where more wait, those before begin anew when
  /// the last is answered, so nothing is lost.
  static let definitions = 40
  /// How deep an expression is followed where no chain or local name is in between: tuples in tuples. What stands
  /// deeper is unknown.
  static let values = 24
  /// The same in an initial value of a property, from the value itself, with chains.
  static let initialValues = 10
  /// How many chains of an initial value are followed before what is known of each is remembered. Nothing is lost beyond
  /// it; up to it, remembering costs more than it saves.
  static let unrememberedChains = 8
  /// How many properties without a written type are followed, one from another. The type of a farther one is unknown.
  static let inferredProperties: UInt8 = 4
  /// The links of a chain that a finding shows. A chain may have as many findings as links.
  static let shownLinks = 64
  /// The targets that manifests declare in one repository. A manifest with which there are more is not read: its files
  /// belong to the modules that their folders tell.
  static let modules = 2048
  /// The targets of one manifest that are read.
  static let targets = 1024
  /// The dependencies of one target that are followed.
  static let dependenciesOfTarget = 1024
  /// The targets that one file belongs to. Others are as if they did not have it.
  static let targetsOfFile = 64
  /// How deep lists and tables of an Xcode project may be nested. One that is nested deeper is not read.
  static let propertyListDepth = 64
  /// How many things a type stores at least that carries them for others. Many a small type stores two and does nothing.
  static let partsOfCarrier = 3
  /// How many constants make data of a type that has next to no functions.
  static let constantsOfFixedData = 2
  /// How many constants of one type at least make a list of names, as of the keys of a protocol.
  static let namesOfTable = 8
  /// The assignments to a local name that are looked at before a use. What is farther back hardly reaches.
  static let assignments = 32
}
