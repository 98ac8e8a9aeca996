// The elements that make a narrow screen move sideways. Runs inside the page, so it leans on nothing outside itself.

/** Nothing where the page fits; else by how much it does not, and what sticks out. */
export function findSideways(): string[] {
  const needed = document.documentElement.scrollWidth;
  const has = document.documentElement.clientWidth;
  if (needed <= has) return [];
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility() && (right > has + 1 || left < -1) && !isHeld(element);
  });
  const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return innermost
    .slice(0, 4)
    .map(
      (element) =>
        `${needed} px wide at ${has}: ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 6).join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
    );
}
