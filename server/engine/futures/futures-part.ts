// The part of the core about contracts: positions, margin, funding and delivery.
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { once, perAccount, view } from '../view.ts';
import { brokenContracts } from './broken-contracts.ts';
import type { ContractCommand } from './contract-command.ts';
import { contractCommands } from './contract-commands.ts';
import { futuresImage } from './futures-image.ts';
import { contractViews as everyContract, futuresView } from './futures-view.ts';

/** The views of contracts. */
const contractViews = {
  /** Positions, settings and margin; null for who has never had a futures wallet. */
  futures: view(({ state }, accountId: AccountId) => futuresView(state, accountId), perAccount),
  /** In the order in which they were listed. */
  contracts: view(({ state }) => everyContract(state), once),
};

export const futuresPart = {
  commands: contractCommands,
  image: futuresImage,
  invariants: [brokenContracts],
  views: contractViews,
  due: null,
} satisfies Part<ContractCommand>;
