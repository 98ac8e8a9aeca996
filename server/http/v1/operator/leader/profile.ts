// Approves a leader's profile or refuses it.
import { decideLeaderProfile } from '#lib/contract/calls/v1/operator/leader/profile.ts';
import { toOwnProfile } from '#server/answers/leaders/to-own-profile.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveDecideLeaderProfile = serveOperator(
  decideLeaderProfile,
  ['roomsIn'],
  async ({ leaderId, world }, { roomsIn }) => {
    const rooms = await roomsIn(world);
    return rooms instanceof Refusal ? null : rooms.leaders.profile(Number(leaderId));
  },
  async ({ leaderId, world, approved, reason }, { roomsIn }) => {
    if (!approved && reason === '') return refuseField('reason', 'must say why');
    const rooms = await roomsIn(world);
    if (rooms instanceof Refusal) return rooms;
    const refused = await rooms.leaders.decideProfile(Number(leaderId), approved ? null : reason);
    return refused === null ? toOwnProfile(await rooms.leaders.profile(Number(leaderId))) : refuse(refused.refused, refused.params);
  },
);
