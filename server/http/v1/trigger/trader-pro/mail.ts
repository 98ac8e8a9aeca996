// Sets whether e-mails tell a participant what becomes of attempts.
import { setTraderProMail } from '#lib/contract/calls/v1/trigger/trader-pro/mail.ts';
import { actsFor, participantOf, programmeAccountOf } from '#server/answers/trader-pro/programme-account.ts';
import { programmeMailOf } from '#server/answers/trader-pro/programme-mail.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetTraderProMail = serveUser(
  setTraderProMail,
  ['accounts', 'settings', 'mail'],
  async ({ on, locale }, session, visit) => {
    const { accounts, settings, mail } = visit;
    const participant = participantOf(session);
    const account = await programmeAccountOf(participant, visit);
    if (account === null) return refuse('programmeNotJoined');
    if (!actsFor(session, account)) return refuse('noPermission');
    await settings.change(participant, { programmeMail: on, programmeLocale: locale });
    return { mail: await programmeMailOf(participant, { accounts, settings, mail }) };
  },
);
