// Revokes the key of an operator.
import { revokeOperatorKey } from '#lib/contract/calls/v1/operator/keys/revoke.ts';
import { goodKeys } from '#server/answers/access/good-keys.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { firstOperator } from '#server/services/operators/operator-keys.ts';

export const serveRevokeOperatorKey = serveOperator(
  revokeOperatorKey,
  ['operatorKeys', 'operator'],
  (_request, rooms) => goodKeys(rooms),
  async ({ operator: name }, { operatorKeys, operator }) => {
    if (operator !== firstOperator) return refuse('noPermission');
    return (await operatorKeys.revoke(name)) ? { operator: name } : refuseField('operator', 'has no key');
  },
);
