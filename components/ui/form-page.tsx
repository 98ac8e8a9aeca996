// A form that has the page to itself. Its head keeps its place however much of it has come.
import type { ReactNode } from 'react';

export function FormPage({ children }: { readonly children: ReactNode }) {
  return <section className="flex flex-1 flex-col items-center px-4 pt-[clamp(1.5rem,12vh,8rem)] pb-10">{children}</section>;
}
