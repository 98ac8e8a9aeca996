// Lets an account lead a line.
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { applicantOf } from '#server/answers/leaders/applicant-of.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveApplyToLead = serveUser(applyToLead, ['leaders'], async ({ line, sharePercent }, session, { leaders }) => {
  // Guests are forgotten, and whoever copied one would have copied nobody.
  if (session.isGuest) return refuse('noPermission');
  const refused = await leaders.apply(applicantOf(session), line, sharePercent);
  if (refused !== null) return refuse(refused.refused, refused.params);
  return {};
});
