/** The picture at an address of the site, as a file of that name; throws if there is none, or no network. */
export async function fetchPicture(address: string, name: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new File([await response.blob()], name, { type: "image/png" });
}
