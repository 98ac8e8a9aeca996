// Writes the e-mails of accounts in the reader's language: links, and the news that there is another password.
import { tagOf } from '#server/http/content/tag-of.ts';
import type { Visit } from '#server/http/serving/rooms.ts';
import type { Mail } from '#server/services/mail/open-mail.ts';
import type { LinkPurpose } from '#server/services/security/recovery.ts';
import { wordsIn } from '#server/services/site/words.ts';

type Reader = { readonly userId: string; readonly email: string; readonly locale: string | undefined };
type LetterRooms = Pick<Visit, 'site' | 'security'>;

/** The page that a link leads to. Its token stands behind the `#`: browsers send it to no server and tell it to no other site. */
const pages = { 'reset-password': '/login/reset', 'verify-email': '/login/verify' } as const satisfies Record<LinkPurpose, string>;

function linkTo(siteUrl: string, locale: string | undefined, purpose: LinkPurpose, token: string): string {
  const language = tagOf(locale) === 'en-US' ? '' : `/${locale}`;
  return `${siteUrl}${language}${pages[purpose]}#${token}`;
}

function send(mail: Mail, kind: 'reset' | 'verify' | 'changed', reader: Reader, link: string, { site, security }: LetterRooms): void {
  mail.send(async () => {
    const [tag, words] = [tagOf(reader.locale), site.read('mail')];
    const { antiPhishingCode } = await security.guarded(reader.userId);
    const text = wordsIn(tag, words[kind].text).replaceAll('{link}', () => link);
    const sign = antiPhishingCode === null ? [] : [wordsIn(tag, words.antiPhishing).replaceAll('{code}', () => antiPhishingCode)];
    return { to: reader.email, subject: wordsIn(tag, words[kind].subject), text: [text, ...sign].join('\n\n') };
  });
}

export function sendLink(mail: Mail, purpose: LinkPurpose, reader: Reader, token: string, rooms: LetterRooms): void {
  const kind = purpose === 'reset-password' ? 'reset' : 'verify';
  send(mail, kind, reader, linkTo(mail.siteUrl, reader.locale, purpose, token), rooms);
}

export const sendPasswordChanged = (mail: Mail, reader: Reader, rooms: LetterRooms): void =>
  send(mail, 'changed', reader, mail.siteUrl, rooms);
