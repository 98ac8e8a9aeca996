// A leader's own profile as calls tell it.
import type { OwnProfile } from '#lib/contract/leaders/leader-answer.ts';
import type { KeptProfile } from '#server/services/leaders/leaders.ts';

export const toOwnProfile = ({ shown, sent, state, refusedReason }: KeptProfile): OwnProfile => ({ shown, sent, state, refusedReason });
