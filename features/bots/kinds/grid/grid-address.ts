// The terms of a grid in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { gridDraft } from './grid-draft.ts';

export const gridAddress = kindAddress(gridDraft);
