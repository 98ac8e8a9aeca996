// A start changes the answers of these calls.
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';

export const startChanges = [getRunningStrategies];
