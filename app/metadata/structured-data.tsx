// A block of structured data in a page, for those who read pages with programs: it is no script, and nobody sees it.
import { writeThings, type Thing } from './structured-things.ts';

export const StructuredData = ({ things }: { readonly things: readonly Thing[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeThings(things) }} />
);
