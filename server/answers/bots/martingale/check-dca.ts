// The fields of a martingale that must agree with each other before they are terms.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { type DcaFields, startProblem } from '#lib/contract/wire/bots/dca-fields.ts';
import { refuseField, type Refusal } from '../../refusal/refusal.ts';

type Asked = DcaFields & { readonly strategyType: StrategyType; readonly investType?: 1 | 2 | undefined };

/** Null: they do. What is sold first on spot is put in as base coins. */
export function checkDca(asked: Asked): Refusal | null {
  const { strategyType, dcaType, investType } = asked;
  const usual = strategyType === StrategyType.spotDca && dcaType === 2 ? 2 : 1;
  if (investType !== undefined && investType !== usual) return refuseField('investType', `must be ${usual} here`);
  const problem = startProblem(asked);
  return problem === null ? null : refuseField(asked.firstPrice === undefined ? 'indicatorInterval' : 'firstPrice', problem);
}
