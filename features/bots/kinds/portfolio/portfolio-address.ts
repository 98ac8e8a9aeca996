// The terms of a portfolio in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { portfolioDraft } from './portfolio-draft.ts';

export const portfolioAddress = kindAddress(portfolioDraft);
