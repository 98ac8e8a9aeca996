// Makes a key for an operator.
import { addOperatorKey } from '#lib/contract/calls/v1/operator/keys/add.ts';
import { goodKeys } from '#server/answers/access/good-keys.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { firstOperator } from '#server/services/operators/operator-keys.ts';

export const serveAddOperatorKey = serveOperator(
  addOperatorKey,
  ['operatorKeys', 'operator'],
  (_request, rooms) => goodKeys(rooms),
  async ({ operator: name }, { operatorKeys, operator }) => {
    if (operator !== firstOperator) return refuse('noPermission');
    const key = await operatorKeys.add(name);
    return key === null ? refuseField('operator', 'has a key already') : { operator: name, key };
  },
);
