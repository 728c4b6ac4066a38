/// The reason why a reach is only a note. The names appear in `east explain`.
package enum Mitigation: String, Sendable, Equatable, CaseIterable {
  case agreedPart = "agreed-part"
  case boundPart = "bound-part"
  case carrier
  case createdHere = "created-here"
  case dataOwner = "data-owner"
  case dataRead = "data-read"
  case documentedPart = "documented-part"
  case executor
  case filledCell = "filled-cell"
  case fixedData = "fixed-data"
  case forwarder
  case givenValue = "given-value"
  case givenView = "given-view"
  case idleOwner = "idle-owner"
  case layout
  case libraryExtension = "library-extension"
  case libraryWalk = "library-walk"
  case localRead = "local-read"
  case mapping
  case nestedPart = "nested-part"
  case outlet
  case ownCopy = "own-copy"
  case ownPage = "own-page"
  case ownState = "own-state"
  case ownedView = "owned-view"
  case parameterBag = "parameter-bag"
  case record
  case registration
  case sampleCode = "sample-code"
  case service
  case storedCopy = "stored-copy"
  case subject
  case throughProtocol = "through-protocol"
  case untypedCast = "untyped-cast"
  case valueOwner = "value-owner"
  case valueRead = "value-read"
  case viewRead = "view-read"
  case visitor

  /// A sentence that explains the mitigation to users.
  package var sentence: String {
    switch self {
    case .agreedPart:
      "the owner's protocol has no functions, or requires the part for others, and the part is not told what to do"
    case .boundPart: "the setter of a two-way binding changes a part of an object that its view knows"
    case .carrier: "the owner carries parts for others and has one function at most, and a part is asked, not changed"
    case .createdHere: "the object was created in this declaration, and a part of it is set up or used"
    case .dataOwner: "the property's owner only carries data, and giving access to it is its purpose"
    case .dataRead:
      "the reached value only carries data and is only read: inside a value, under a local name or in one step"
    case .documentedPart:
      "other modules can use the property, and it has a documentation comment: its owner offers it"
    case .executor:
      "a queue, executor, lock, log, router or context is used in one step, which is why its owner shares it"
    case .filledCell:
      "a text, an image, how they look or what is read aloud is set in a cell or header, as that of a library's own cell is"
    case .fixedData: "the reached object consists of constants and has one function at most, and is only read"
    case .forwarder: "the whole body is this chain, as in a method that forwards"
    case .givenValue:
      "a closure changes a part of the plain value, or a function a part of the state or of the builder, that it is given to change it"
    case .givenView: "a closure sets up a view inside the view that it is given in order to set it up"
    case .idleOwner:
      "the owner is a class without functions that do something, and a part of a library's type is used in one step"
    case .layout: "a view's anchor or guide is used to lay out another view"
    case .libraryExtension: "the repository adds the property to a library's type, which cannot be told anything"
    case .libraryWalk: "a property that the repository adds to a library's type finds another object of the library"
    case .localRead: "the declaration only reads properties of the value behind the local name, in one step"
    case .mapping:
      "data is mapped to data or to a library's object, by an initializer or by a function that takes decoded data"
    case .nestedPart: "the value's type is nested in that of its owner, so both are one structure, which is only read"
    case .outlet: "the property is an outlet of a view of the same file that has outlets and no methods of its own"
    case .ownCopy: "the local name holds a copy of a part of an own value, so only the copy is used"
    case .ownPage: "a controller fills the page that it loads as its view"
    case .ownState: "a part of a value that the own property holds is read"
    case .ownedView: "the owner is no view itself, and its `view` is there to be placed and hidden by others"
    case .parameterBag: "the name says that settings, options or a context are carried, and they are only read"
    case .record: "the property is a stored relation between records of a database"
    case .registration: "a view inside another one is asked to tell of what happens"
    case .sampleCode: "the code is in a folder for examples or demos, and there is other code"
    case .service: "the owner holds services for others, and one of them is used or set up in one step"
    case .storedCopy: "a local variable holds a copy of the value, which is read, or changed and then stored back"
    case .subject: "the owner hands a subject out, and it is told what to send"
    case .throughProtocol: "an object that is known by its protocol is asked in one step, and not told"
    case .untypedCast: "the property is of type Any or AnyObject, so its value must be cast"
    case .valueOwner: "the owner is a structure or an enumeration, and a value has no identity that could be told"
    case .valueRead:
      "a structure, or a collection of values in it, is asked in one step, and not changed: values have no identity"
    case .viewRead:
      "a SwiftUI view reads data, or a value of an object in its model, in order to show it"
    case .visitor: "a visitor or walker goes through the parts of what its method is given"
    }
  }

  /// Whether reviewers found at least one in four of such notes worth a change
  /// (`Documentation/Decisions/0045-notes-that-are-shown.md`); true if no such note was reviewed.
  package var isOftenTrue: Bool {
    switch self {
    case .boundPart, .dataRead, .documentedPart, .filledCell, .forwarder, .localRead, .record, .registration, .subject,
      .valueRead,
      .viewRead:
      true
    case .agreedPart, .carrier, .createdHere, .dataOwner, .executor, .fixedData, .givenValue, .givenView, .idleOwner,
      .layout, .libraryExtension, .libraryWalk, .mapping, .nestedPart, .outlet, .ownCopy, .ownPage, .ownState,
      .ownedView, .parameterBag, .sampleCode, .service, .storedCopy, .throughProtocol, .untypedCast, .valueOwner,
      .visitor:
      false
    }
  }

  /// Whether the mitigation holds only while nothing more is done with the read value: a further use is checked by
  /// itself.
  var endsWithRead: Bool { self == .localRead || self == .throughProtocol || self == .libraryExtension }

  /// Whether the mitigation also holds for writes.
  var coversWrites: Bool {
    switch self {
    case .agreedPart, .createdHere, .documentedPart, .filledCell, .givenView, .idleOwner, .libraryWalk, .outlet,
      .ownPage, .ownedView,
      .sampleCode, .storedCopy, .valueOwner:
      true
    default: false
    }
  }
}
