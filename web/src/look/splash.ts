// What index.html shows until the page is there.

/** Removes it. */
export function removeSplash(): void {
  document.querySelector('.splash')?.remove()
}
