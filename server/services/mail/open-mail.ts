// The e-mails of the venue: plain text, over the operator's SMTP server.
import type { Logger } from 'pino';

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = {
  /** The address that links in letters lead to, without a slash at the end. */
  readonly siteUrl: string;
  /** Written and sent in the background: an answer must not tell by its time that there is somebody to write to. */
  send(write: () => Promise<Letter>): void;
  /** Waits for the letters that are on their way. */
  close(): Promise<void>;
};

type MailOptions = {
  /** smtp:// or smtps://, with user and password where the server asks for them; empty: no e-mails. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
};

/** A server that does not answer holds a letter no longer. */
const patienceMs = 30_000;
/** More letters than this do not wait for a server that is slow. */
const mostWaiting = 1000;

const faultCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Null: no server is set. The library is loaded only when there is one. */
export async function openMail({ smtpUrl, from, publicUrl, log }: MailOptions): Promise<Mail | null> {
  if (smtpUrl === '') return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
  const onTheirWay = new Set<Promise<void>>();
  const deliver = async (write: () => Promise<Letter>): Promise<void> => {
    try {
      await transport.sendMail(await write());
    } catch (error) {
      // Neither the address nor the letter, which has a link in it, belongs into a log.
      log.error({ code: faultCode(error) }, 'an e-mail could not be sent');
    }
  };
  return {
    siteUrl: publicUrl.replace(/\/$/, ''),
    send: (write) => {
      if (onTheirWay.size >= mostWaiting) return log.error({}, 'an e-mail was not sent: too many are waiting');
      const sending = deliver(write);
      onTheirWay.add(sending);
      void sending.then(() => onTheirWay.delete(sending));
    },
    close: async () => {
      await Promise.all(onTheirWay);
      transport.close();
    },
  };
}
