/** An e-mail address, which may be broken after its '@' where there is no room for all of it. */
export function EmailText({ address }: { address: string }) {
  const [name, ...host] = address.split("@");
  return (
    <>
      {name}@<wbr />
      {host.join("@")}
    </>
  );
}
