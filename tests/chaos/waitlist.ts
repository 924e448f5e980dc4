/** Posts to the waitlist of a site, from an IP address that a trusted proxy forwards. Returns the status. */
export async function joinWaitlist(
  url: string,
  email: string,
  address = '192.0.2.1',
): Promise<number> {
  const response = await fetch(`${url}/api/waitlistapi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, linkedin: 'linkedin.com/in/ada' }),
  })
  return response.status
}
