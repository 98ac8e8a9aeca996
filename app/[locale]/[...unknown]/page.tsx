// Every address that no other page has.
import { notFound } from 'next/navigation';

export default function UnknownPage(): never {
  notFound();
}
