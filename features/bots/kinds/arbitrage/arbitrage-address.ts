// The terms of an arbitrage bot in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { arbitrageDraft } from './arbitrage-draft.ts';

export const arbitrageAddress = kindAddress(arbitrageDraft);
