// The e-mails of the funded-trader programme: to whom they go, and what they say.
import type { ProgrammeMail } from '#lib/contract/trader-pro/attempt.ts';
import { programmeGoals, programmeLimits } from '#lib/contract/trader-pro/programme-rules.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Visit } from '../rooms.ts';
import { sendNews } from '../access/send-letter.ts';
import { createAttemptAnswers } from './attempt-answer.ts';
import type { ProgrammeNewsRow } from '#server/projections/trader-pro/create-attempt-reader.ts';

type MailRooms = Pick<Visit, 'accounts' | 'settings' | 'mail'>;

/** An address that nobody has shown to be theirs gets no e-mails: it may be a stranger's. */
export async function programmeMailOf(participant: string, { accounts, settings, mail }: MailRooms): Promise<ProgrammeMail> {
  if (mail === null) return 'none';
  if (!(await accounts.isEmailVerified(participant))) return 'unverified';
  return (await settings.of(participant)).programmeMail ? 'on' : 'off';
}

/** Mails what became of an attempt to whoever wants it. */
export function createProgrammeMail(rooms: MailRooms & Pick<Visit, 'site' | 'security'>, listings: Listings) {
  const { accounts, settings, mail, site } = rooms;
  const { figures } = createAttemptAnswers(listings);
  const rules = [...programmeLimits, ...programmeGoals];
  return async (news: ProgrammeNewsRow): Promise<void> => {
    const { kind, participant, number, rule: told } = news;
    if (kind === 'reset' || mail === null || (await programmeMailOf(participant, rooms)) !== 'on') return;
    const { programmeLocale: locale } = await settings.of(participant);
    const words = site.read('programmeMail');
    const rule = rules.find((known) => known === told);
    const reader = { userId: participant, email: await accounts.emailOf(participant), locale };
    const unit = programmeLimits.some((limit) => limit === told) ? ' USDT' : '';
    const { value, limit } = figures(news);
    const figured = { number: String(number), value: `${value}${unit}`, limit: `${limit}${unit}` };
    sendNews(mail, words[kind], { ...figured, rule: rule === undefined ? '' : words.rules[rule] }, { reader, page: '/trader-pro' }, rooms);
  };
}
