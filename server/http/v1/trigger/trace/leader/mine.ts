// Tells somebody of the lines that he leads or could lead.
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { applicantOf } from '#server/answers/leaders/applicant-of.ts';
import { toOwnLine } from '#server/answers/leaders/to-own-line.ts';
import { toOwnProfile } from '#server/answers/leaders/to-own-profile.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveOwnLeading = serveUser(getOwnLeading, ['leaders'], async (_request, session, { leaders }) => {
  const applicant = applicantOf(session);
  const { accountId } = session;
  const [lines, profile] = await Promise.all([
    Promise.all(leaderLines.map((line) => toOwnLine(leaders, applicant, line))),
    leaders.profile(accountId),
  ]);
  return { leaderId: String(accountId), lines, profile: toOwnProfile(profile) };
});
