// The choice of an owner for the end of a bot: everything is sold, or given back as it is.
import type { BotTerms, BotTermsOf, TermsByKind } from './bot-terms.ts';
import { termsKinds } from './terms-kinds.ts';

const kinds: { readonly [Kind in BotTerms['kind']]: { readonly sellsAtEnd: (terms: TermsByKind[Kind]) => boolean } } = termsKinds;

export const sellsAtEnd = <Kind extends BotTerms['kind']>({ kind, terms }: BotTermsOf<Kind>): boolean => kinds[kind].sellsAtEnd(terms);
