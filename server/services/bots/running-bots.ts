// The bots of a venue as far as other rooms need them: to stop those of an owner, to say how they are, and who copies somebody.
import type { Automation } from '#server/automation/automation.ts';

export type RunningBots = Pick<Automation, 'stopAllOf' | 'lag' | 'load' | 'copiesOf' | 'written'>;
