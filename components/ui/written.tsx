// Text that the exchange has written as HTML out of Markdown: its own filter has been over it, and nothing else may be given here.

const look = [
  'flex flex-col gap-4 leading-7 text-secondary [&>*]:max-w-[70ch] [&_strong]:font-semibold [&_strong]:text-primary',
  '[&_h2]:mt-6 [&_h2]:text-2xl [&_h2]:font-semibold [&_h2]:tracking-tight [&_h2]:text-primary [&_h2]:scroll-mt-20',
  '[&_h3]:mt-3 [&_h3]:text-lg [&_h3]:font-semibold [&_h3]:text-primary [&_h3]:scroll-mt-20',
  '[&_a]:text-accent [&_a]:underline [&_a]:decoration-subtle [&_a]:underline-offset-4 [&_a:hover]:decoration-current',
  '[&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:mt-1.5 [&_li::marker]:text-muted',
  '[&_blockquote]:rounded-lg [&_blockquote]:border-s-2 [&_blockquote]:border-warning [&_blockquote]:bg-surface-1 [&_blockquote]:px-4 [&_blockquote]:py-3',
  '[&_code]:rounded [&_code]:bg-surface-2 [&_code]:px-1 [&_code]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:bg-surface-1 [&_pre]:p-4',
  '[&_.table-scroll]:max-w-full [&_.table-scroll]:overflow-x-auto [&_.table-scroll]:rounded-xl [&_.table-scroll]:border [&_.table-scroll]:border-subtle',
  '[&_table]:w-full [&_table]:text-sm [&_th]:bg-surface-1 [&_th]:px-4 [&_th]:py-2 [&_th]:text-start [&_th]:font-medium [&_th]:text-primary',
  '[&_td]:border-t [&_td]:border-subtle [&_td]:px-4 [&_td]:py-2 [&_td]:align-top',
].join(' ');

/** `html` as the exchange's calls about content give it. `lang`: of the text, where it is another than the page's. */
export const Written = ({ html, lang, dir }: { readonly html: string; readonly lang?: string; readonly dir?: 'ltr' | 'rtl' }) => (
  <div className={look} {...(lang === undefined ? {} : { lang, dir })} dangerouslySetInnerHTML={{ __html: html }} />
);
