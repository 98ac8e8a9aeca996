// As little as a page can be that is made once, when it is built.
export default function Page() {
  return <p>A page</p>;
}
