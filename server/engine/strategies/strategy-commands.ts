// The commands about strategy accounts: their bytes, and what each does.
import { commandOf, group, inUnits, listed, text, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { instructStrategy } from './instruct-strategy.ts';
import { openStrategyAccount } from './open-strategy-account.ts';
import { subscribeStrategy } from './subscribe-strategy.ts';
import { stepAction } from './steps/step-action.ts';
import type { StrategyCommand } from './strategy-command.ts';
import { takeStep } from './steps/take-step.ts';
import { takeSteps } from './steps/take-steps.ts';

export const strategyCommands: CommandEntries<StrategyCommand> = {
  'open-strategy-account': {
    kind: 100,
    ...commandOf('open-strategy-account', { ownerId: whole, name: text }),
    handle: openStrategyAccount,
  },
  'instruct-strategy': {
    kind: 101,
    ...commandOf('instruct-strategy', { accountId: whole, name: text, text }),
    handle: instructStrategy,
  },
  'take-step': { kind: 102, ...commandOf('take-step', { accountId: whole, step: whole, action: stepAction }), handle: takeStep },
  'subscribe-strategy': {
    kind: 103,
    ...commandOf('subscribe-strategy', {
      accountId: whole,
      subscriberId: whole,
      strategyId: whole,
      assetId: whole,
      units: inUnits,
      sharePercent: whole,
    }),
    handle: subscribeStrategy,
  },
  'take-steps': {
    kind: 104,
    ...commandOf('take-steps', { steps: listed(group({ accountId: whole, step: whole, action: stepAction })) }),
    handle: takeSteps,
  },
};
