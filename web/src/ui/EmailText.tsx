/** An e-mail address, which may break after its '@'. */
export function EmailText({ address }: { address: string }) {
  const [name, ...host] = address.split("@");
  return (
    <>
      {name}@<wbr />
      {host.join("@")}
    </>
  );
}
