// The part of the core about accounts that belong to accounts, by which bots act.
import type { Account, Subscription } from '../accounts/account.ts';
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { perAccount, view } from '../view.ts';
import { brokenStrategies } from './broken-strategies.ts';
import type { StrategyCommand } from './strategy-command.ts';
import { strategyCommands } from './strategy-commands.ts';
import { strategyImage } from './strategy-image.ts';

type SubscriberView = Subscription & { readonly subscriberId: AccountId };
type StrategyView = { readonly ownerId: AccountId; readonly name: string; readonly step: number };
type OwnedStrategy = { readonly accountId: AccountId; readonly name: string; readonly step: number };

const strategyView = ({ strategy }: Account): StrategyView | null =>
  strategy === null ? null : { ownerId: strategy.owner.accountId, name: strategy.name, step: strategy.step };

/** The views of strategy accounts. */
const strategyViews = {
  /** Null: the account is no strategy account, or there is none of that number. */
  strategyOf: view(({ state }, accountId: AccountId): StrategyView | null => {
    const account = state.accounts.get(accountId);
    return account === undefined ? null : strategyView(account);
  }, perAccount),
  /** True if a strategy was told something under a name: its account knows the last ten thousand. */
  wasTold: view(
    ({ state }, strategyId: AccountId, name: string): boolean => state.accounts.get(strategyId)?.namedMoves?.has(name) ?? false,
    ({ accounts }) =>
      [...accounts].flatMap(([accountId, { namedMoves }]) =>
        Array.from(namedMoves?.keys() ?? [], (name): [AccountId, string] => [accountId, name]),
      ),
  ),
  /** The users who may copy a strategy, in the order of coming. */
  subscribersOf: view(
    ({ state }, strategyId: AccountId): readonly SubscriberView[] =>
      Array.from(state.accounts.get(strategyId)?.strategy?.subscribers ?? [], ([subscriberId, terms]) => ({ subscriberId, ...terms })),
    perAccount,
  ),
  /** The strategy accounts of an owner, in the order of opening. */
  strategiesOf: view(
    ({ state }, ownerId: AccountId): readonly OwnedStrategy[] =>
      Array.from(state.strategies.get(ownerId)?.values() ?? [], ({ accountId, strategy }) => ({
        accountId,
        name: strategy?.name ?? '',
        step: strategy?.step ?? 0,
      })),
    perAccount,
  ),
};

export const strategiesPart = {
  commands: strategyCommands,
  image: strategyImage,
  invariants: [brokenStrategies],
  views: strategyViews,
  due: null,
} satisfies Part<StrategyCommand>;
