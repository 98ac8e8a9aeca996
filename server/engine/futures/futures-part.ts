// The part of the core about contracts: positions, margin, funding and delivery.
import type { Part } from '../part.ts';
import { brokenContracts } from './broken-contracts.ts';
import type { ContractCommand } from './contract-command.ts';
import { contractCommands } from './contract-commands.ts';
import { futuresImage } from './futures-image.ts';
import { contractViews } from './contract-views.ts';

export const futuresPart = {
  commands: contractCommands,
  image: futuresImage,
  invariants: [brokenContracts],
  views: contractViews,
  due: null,
} satisfies Part<ContractCommand>;
