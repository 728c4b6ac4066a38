import Eastward
import EastwardReSwift

struct AppState {}

func show(_ store: Store<AppState>) {}  // ← generic type 'Store' specialized with too few type parameters (got 1, but expected 2)

extension Store where State == AppState {}  // ← 'Store' is ambiguous for type lookup in this context

func reduce(_ reducer: Reducer<AppState>) {}  // ← generic type 'Reducer' specialized with too few type parameters (got 1, but expected 2)

func use(_ store: EastwardReSwift.Store<AppState>, _ reducer: EastwardReSwift.Reducer<AppState>) {}
