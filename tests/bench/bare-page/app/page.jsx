// As little as a page can be that is rendered anew for every request.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <p>A page</p>;
}
