// Suspends a leader, or lets one who was suspended apply again.
import { suspendLeader } from '#lib/contract/calls/v1/operator/leader/suspend.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveSuspendLeader = serveOperator(
  suspendLeader,
  ['roomsIn'],
  async ({ leaderId, line, world }, { roomsIn }) => {
    const rooms = await roomsIn(world);
    const leader = rooms instanceof Refusal ? null : await rooms.leaders.find(Number(leaderId), line);
    return leader === null ? null : { status: leader.status, suspendedReason: leader.suspendedReason };
  },
  async ({ leaderId, line, world, suspended, reason }, { roomsIn }) => {
    if (suspended && reason === '') return refuseField('reason', 'must say why');
    const rooms = await roomsIn(world);
    if (rooms instanceof Refusal) return rooms;
    const refused = await rooms.leaders.suspend(Number(leaderId), line, suspended ? reason : null);
    return refused === null ? { suspended } : refuse(refused.refused, refused.params);
  },
);
