// The terms and changes of one kind of bot, found among those of all by its name.
import { type BotEdit, type BotTerms, botTerms, type EditByKind, type TermsByKind } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';
import type { KindTypes } from '../instances/run-kind.ts';

/** Terms and changes of a name are those of its kind: the unions of both are made of the kinds by their names. */
export function kindTypes<Kind extends BotTerms['kind']>(kind: Kind, line: StrategyLine): KindTypes<TermsByKind[Kind], EditByKind[Kind]>;
export function kindTypes(kind: BotTerms['kind'], line: StrategyLine): KindTypes<BotTerms['terms'], BotEdit['edit']> {
  return {
    kind,
    line,
    termsOf: (all) => (all.kind === kind ? all.terms : null),
    editOf: (all) => (all.kind === kind ? all.edit : null),
    edited: (terms, edit) => botTerms.parse({ kind, terms: { ...terms, ...edit } }),
  };
}
