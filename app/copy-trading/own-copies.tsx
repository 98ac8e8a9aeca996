'use client';
// The page of one's own copies, with the lists of bots in it.
import { copiesLists } from '#features/bots/kinds/copy/copies-lists.tsx';
import { MyCopies } from '#features/copy-trading/copies/my-copies.tsx';

export const OwnCopies = ({ columns }: { readonly columns: string | undefined }) => <MyCopies columns={columns} lists={copiesLists} />;
