// The check of an operator's call: it comes from this machine unless others are let in, with an operator's key. Wrong keys are counted, logged and slowed.
import type { FastifyRequest } from 'fastify';

import type { Metrics } from '#server/monitoring/metrics.ts';
import type { OperatorKeys } from '#server/services/operators/operator-keys.ts';
import { refuse, type Refusal } from '#server/answers/refusal/refusal.ts';
import type { Limits } from '../serving/limits.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';

const operatorHeader = 'x-operator-key';

type CheckOptions = {
  readonly keys: Pick<OperatorKeys, 'nameOf'>;
  readonly limits: Pick<Limits, 'wrongKey'>;
  readonly operatorFromOutside: boolean;
  readonly metrics: Pick<Metrics, 'wrongOperatorKey'>;
};

/** The name of the operator who asks, or the refusal. */
export function createOperatorCheck({ keys, limits, operatorFromOutside, metrics }: CheckOptions) {
  /** Told until there are too many, so that nobody fills the log. */
  const turnAway = async (request: FastifyRequest, why: string): Promise<Refusal> => {
    const tooMany = await limits.wrongKey(request);
    if (tooMany !== null) return tooMany;
    request.log.warn({ address: request.ip, path: request.routeOptions.url }, why);
    return refuse('noPermission');
  };
  return async (request: FastifyRequest): Promise<string | Refusal> => {
    const key = request.headers[operatorHeader];
    if (typeof key !== 'string' || key === '') return refuse('noPermission');
    if (!operatorFromOutside && !isFromThisMachine(request.raw)) return turnAway(request, 'an operator key came from another machine');
    const operator = await keys.nameOf(key);
    if (operator !== null) return operator;
    metrics.wrongOperatorKey();
    return turnAway(request, 'a wrong operator key');
  };
}
