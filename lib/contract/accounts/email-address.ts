// E-mail addresses: those that mail can go to, in the one spelling in which they are kept.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';

/** RFC 5322, 3.2.3: words of these, with single points between them. */
const localWord = String.raw`[A-Za-z0-9!#$%&'*+/=?^_{|}~\u0060-]+`;
const localPart = new RegExp(`^${localWord}(?:\\.${localWord})*$`);
/** RFC 5321, 4.5.3.1. */
const longestLocalPart = 64;
const longestAddress = 254;

/** Letters of any language, before they are turned into those of the name system. */
const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`);

/** local: the part before the @ has letters that are not ASCII. form: it is no address at all. */
export type EmailProblem = 'local' | 'form';
type ReadEmail = { readonly email: string } | { readonly problem: EmailProblem };

const wrongForm: ReadEmail = { problem: 'form' };

/** A domain of other letters is written as the name system knows it (punycode); null: there can be no such domain. */
function namedDomain(written: string): string | null {
  if (!writtenDomain.test(written) || !URL.canParse(`http://${written}`)) return null;
  const named = new URL(`http://${written}`).hostname;
  return domain.test(named) ? named : null;
}

/** Reads an address as people write it. The case before the @ stays: whoever looks one up does not mind it. */
export function readEmail(text: string): ReadEmail {
  const at = text.lastIndexOf('@');
  const [local, written] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const named = namedDomain(written);
  if (local === '' || named === null) return wrongForm;
  if (/[^\p{ASCII}]/u.test(local)) return /[\s@\p{C}]/u.test(local) ? wrongForm : { problem: 'local' };
  const email = `${local}@${named}`;
  return localPart.test(local) && local.length <= longestLocalPart && email.length <= longestAddress ? { email } : wrongForm;
}

/** Null: mail can go there. */
export function emailProblem(text: string): EmailProblem | null {
  const read = readEmail(text);
  return 'problem' in read ? read.problem : null;
}

const words: Readonly<Record<EmailProblem, string>> = {
  local: 'must have nothing but ASCII letters, digits and signs before the @',
  form: 'must be an e-mail address',
};

/** The field of a call; what comes out of it is the address in the spelling in which it is kept. */
export const email = z.pipe(
  asText.check((context) => {
    const { value: input } = context;
    if (input === '') return void context.issues.push({ code: 'custom', message: 'must not be empty', input });
    const problem = emailProblem(input);
    if (problem !== null) context.issues.push({ code: 'custom', message: words[problem], input });
  }),
  z.transform((text: string) => {
    const read = readEmail(text);
    return 'email' in read ? read.email : text;
  }),
);
