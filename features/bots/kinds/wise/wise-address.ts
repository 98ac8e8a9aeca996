// The tier and the money of a wise bot in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { wiseDraft } from './wise-draft.ts';

export const wiseAddress = kindAddress(wiseDraft);
