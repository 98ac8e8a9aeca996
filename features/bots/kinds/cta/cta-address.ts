// The terms of a CTA bot in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { ctaDraft } from './cta-draft.ts';

export const ctaAddress = kindAddress(ctaDraft);
