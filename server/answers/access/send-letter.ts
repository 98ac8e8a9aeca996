// Writes the e-mails of the venue in the reader's language: links, the news that there is another password, and news of pages.
import { tagOf } from '../content/tag-of.ts';
import type { Visit } from '../rooms.ts';
import type { Mail } from '#server/services/mail/open-mail.ts';
import type { LinkPurpose } from '#server/services/security/recovery.ts';
import type { Words } from '#server/services/site/topics.ts';
import { wordsIn } from '#server/services/site/words.ts';

type Reader = { readonly userId: string; readonly email: string; readonly locale: string | undefined };
type LetterRooms = Pick<Visit, 'site' | 'security'>;

/** The page that a link leads to. Its token stands behind the `#`: browsers send it to no server and tell it to no other site. */
const pages = { 'reset-password': '/login/reset', 'verify-email': '/login/verify' } as const satisfies Record<LinkPurpose, string>;

type Letter = { readonly subject: Words; readonly text: Words };
/** Figures and names as they are, or words of the operator's. */
type Said = Readonly<Record<string, Words>>;

const pageOf = (siteUrl: string, locale: string | undefined, page: string): string =>
  `${siteUrl}${tagOf(locale) === 'en-US' ? '' : `/${locale}`}${page}`;

function send(mail: Mail, { subject, text }: Letter, said: Said, reader: Reader, { site, security }: LetterRooms): void {
  mail.send(async () => {
    const tag = tagOf(reader.locale);
    const { antiPhishingCode } = await security.guarded(reader.userId);
    const filled = (words: Words): string =>
      wordsIn(tag, words).replaceAll(/\{(\w+)\}/g, (place: string, name: string) => wordsIn(tag, said[name] ?? place));
    const code = wordsIn(tag, site.read('mail').antiPhishing);
    const sign = antiPhishingCode === null ? [] : [code.replaceAll('{code}', () => antiPhishingCode)];
    return { to: reader.email, subject: filled(subject), text: [filled(text), ...sign].join('\n\n') };
  });
}

export function sendLink(mail: Mail, purpose: LinkPurpose, reader: Reader, token: string, rooms: LetterRooms): void {
  const kind = purpose === 'reset-password' ? 'reset' : 'verify';
  const link = `${pageOf(mail.siteUrl, reader.locale, pages[purpose])}#${token}`;
  send(mail, rooms.site.read('mail')[kind], { link }, reader, rooms);
}

export const sendPasswordChanged = (mail: Mail, reader: Reader, rooms: LetterRooms): void =>
  send(mail, rooms.site.read('mail').changed, { link: mail.siteUrl }, reader, rooms);

/** News about a page of the site. */
export function sendNews(
  mail: Mail,
  letter: Letter,
  said: Said,
  { reader, page }: { readonly reader: Reader; readonly page: string },
  rooms: LetterRooms,
): void {
  send(mail, letter, { ...said, link: pageOf(mail.siteUrl, reader.locale, page) }, reader, rooms);
}
