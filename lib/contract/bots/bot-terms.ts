// The terms of a bot of whichever kind, and a change of them: one of those that the registered kinds have.
import * as z from 'zod/mini';

import { termsKinds } from './terms-kinds.ts';

const [firstKind, ...furtherKinds] = Object.values(termsKinds);
if (firstKind === undefined) throw new Error('no kind of terms is registered');

export const botTerms = z.discriminatedUnion('kind', [firstKind.termsOfKind, ...furtherKinds.map(({ termsOfKind }) => termsOfKind)]);
export type BotTerms = z.output<typeof botTerms>;

export const botEdit = z.discriminatedUnion('kind', [firstKind.editOfKind, ...furtherKinds.map(({ editOfKind }) => editOfKind)]);
export type BotEdit = z.output<typeof botEdit>;

export const botTermsKind = z.enum(Object.values(termsKinds).map(({ kind }) => kind));

export type TermsByKind = { [Kind in BotTerms['kind']]: Extract<BotTerms, { readonly kind: Kind }>['terms'] };

/** The terms of these kinds, which belong to the kind that stands beside them. */
export type BotTermsOf<Kind extends BotTerms['kind']> = {
  [Each in Kind]: { readonly kind: Each; readonly terms: TermsByKind[Each] };
}[Kind];

export type EditByKind = { [Kind in BotEdit['kind']]: Extract<BotEdit, { readonly kind: Kind }>['edit'] };
