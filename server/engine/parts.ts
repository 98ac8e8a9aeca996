// The parts that the core is put together from.
import { brokenContracts } from './futures/broken-contracts.ts';
import type { CommandsOfParts, PartName } from './command.ts';
import { convertCommands } from './convert/convert-commands.ts';
import { convertImage } from './convert/convert-image.ts';
import { convertViews } from './convert/convert-views.ts';
import { futuresImage } from './futures/futures-image.ts';
import { contractCommands } from './futures/contract-commands.ts';
import { contractViews } from './futures/contract-views.ts';
import { identityCommands } from './identity/identity-commands.ts';
import { identityImage } from './identity/identity-image.ts';
import { identityViews } from './identity/identity-views.ts';
import { brokenLending } from './lending/broken-lending.ts';
import { marginCommands } from './lending/margin-commands.ts';
import { lendingImage } from './lending/margin-image.ts';
import { marginViews } from './lending/margin-views.ts';
import { marketCommands } from './markets/market-commands.ts';
import { marketImage } from './markets/market-image.ts';
import { marketViews } from './markets/market-views.ts';
import { brokenBooks } from './orders/broken-books.ts';
import { orderCommands } from './orders/order-commands.ts';
import { orderImage } from './orders/order-image.ts';
import { orderViews } from './orders/order-views.ts';
import type { Part } from './part.ts';
import { brokenPlans } from './plans/broken-plans.ts';
import { planCommands } from './plans/commands/plan-commands.ts';
import { planViews } from './plans/plan-views.ts';
import { plansImage } from './plans/plans-image.ts';
import { brokenUnified } from './unified/broken-unified.ts';
import { unifiedCommands } from './unified/unified-commands.ts';
import { unifiedImage } from './unified/unified-image.ts';
import { unifiedViews } from './unified/unified-views.ts';
import { brokenDebts, brokenReserves, brokenSums } from './wallets/broken-wallets.ts';
import { walletCommands } from './wallets/wallet-commands.ts';
import { walletImage } from './wallets/wallet-image.ts';
import { walletViews } from './wallets/wallet-views.ts';

/** In this order they come back from a snapshot: each after those that it stands on. What orders of converting hold is looked at by wallets. */
export const parts = {
  identity: { commands: identityCommands, image: identityImage, invariants: [], views: identityViews },
  markets: { commands: marketCommands, image: marketImage, invariants: [], views: marketViews },
  wallets: { commands: walletCommands, image: walletImage, invariants: [brokenSums, brokenReserves, brokenDebts], views: walletViews },
  futures: { commands: contractCommands, image: futuresImage, invariants: [brokenContracts], views: contractViews },
  lending: { commands: marginCommands, image: lendingImage, invariants: [brokenLending], views: marginViews },
  orders: { commands: orderCommands, image: orderImage, invariants: [brokenBooks], views: orderViews },
  unified: { commands: unifiedCommands, image: unifiedImage, invariants: [brokenUnified], views: unifiedViews },
  plans: { commands: planCommands, image: plansImage, invariants: [brokenPlans], views: planViews },
  convert: { commands: convertCommands, image: convertImage, invariants: [], views: convertViews },
} satisfies { readonly [Name in PartName]: Part<CommandsOfParts[Name]> };
