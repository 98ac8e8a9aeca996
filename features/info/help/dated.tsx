// The day of a text, for people and for programs.

export const Dated = ({ atMs, locale }: { readonly atMs: number; readonly locale: string }) => (
  <time dateTime={new Date(atMs).toISOString()}>
    {new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(atMs)}
  </time>
);
