// The words of the forms of accounts for an address that no mail can go to.
import type { EmailProblem } from '#lib/contract/accounts/email-address.ts';

/** In the namespace `account`. */
export const emailProblemKeys = { local: 'emailLocalProblem', form: 'emailProblem' } as const satisfies Record<EmailProblem, string>;
