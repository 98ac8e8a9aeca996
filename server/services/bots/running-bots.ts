// The bots of a venue as far as other rooms need them: to stop those of an owner, and to say how they are.
import type { Automation } from '#server/automation/automation.ts';

export type RunningBots = Pick<Automation, 'stopAllOf' | 'lag' | 'load'>;
