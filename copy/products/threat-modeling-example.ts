import type { ThreatExample } from './types.ts'

export const passwordResetModel: ThreatExample = {
  kind: 'threat',
  caption: 'Password reset by email, with threats for each letter of STRIDE',
  steps: [
    {
      from: 'Browser',
      to: 'API',
      message: 'POST /password-resets with an email address',
      crossesBoundary: true,
    },
    {
      from: 'API',
      to: 'Database',
      message: 'Store the hash of a new token, its owner, and its expiry',
      crossesBoundary: false,
    },
    {
      from: 'API',
      to: 'Mail service',
      message: 'Send a link that contains the token',
      crossesBoundary: true,
    },
    {
      from: 'Browser',
      to: 'API',
      message: 'POST /password-resets/:token with a new password',
      crossesBoundary: true,
    },
    {
      from: 'API',
      to: 'Database',
      message: 'Set the password, delete the token, end all sessions',
      crossesBoundary: false,
    },
  ],
  threats: [
    {
      stride: 'S',
      element: 'Browser',
      threat: 'An attacker guesses a token and takes over the account.',
      cwe: { id: 331, name: 'Insufficient Entropy' },
      likelihood: 'low',
      impact: 'high',
      mitigation:
        'Generate at least 128 random bits with a cryptographically secure generator. Make each token short-lived and valid only once.',
    },
    {
      stride: 'T',
      element: 'Link in the email',
      threat:
        'The code builds the link from the `Host` header, so a forged request puts a link to the attacker’s host in the email to the owner.',
      cwe: { id: 640, name: 'Weak Password Recovery Mechanism for Forgotten Password' },
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Build links from the configured origin only.',
    },
    {
      stride: 'R',
      element: 'API',
      threat: 'No record shows who reset a password, when, or from where.',
      cwe: { id: 778, name: 'Insufficient Logging' },
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Log the request and the password change, without the token, and email the owner about both.',
    },
    {
      stride: 'I',
      element: 'POST /password-resets/:token',
      threat:
        'The token is part of the path, so proxies, servers, and error trackers can log the token while it’s still valid.',
      cwe: { id: 532, name: 'Insertion of Sensitive Information into Log File' },
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Put the token in the link’s fragment, and send it in the request body (OWASP ASVS 5.0.0, requirement 14.2.1).',
    },
    {
      stride: 'I',
      element: 'POST /password-resets',
      threat:
        'Known and unknown addresses get different responses, so anyone can find out who has an account.',
      cwe: { id: 204, name: 'Observable Response Discrepancy' },
      likelihood: 'high',
      impact: 'low',
      mitigation:
        'Return the same text and status in the same amount of time, and send the email after the response.',
    },
    {
      stride: 'D',
      element: 'POST /password-resets',
      threat: 'Repeated requests can fill a mailbox and use up the sending quota.',
      cwe: { id: 799, name: 'Improper Control of Interaction Frequency' },
      likelihood: 'high',
      impact: 'low',
      mitigation: 'Limit requests by account and by client IP address.',
    },
    {
      stride: 'E',
      element: 'API',
      threat:
        'The code takes the account from the request body, so one token can reset any account’s password.',
      cwe: { id: 639, name: 'Authorization Bypass Through User-Controlled Key' },
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Take the account from the stored token, and ignore any account ID in the request body.',
    },
  ],
  check:
    'Compare the table with your own reset flow. You can test most rows with two accounts, a mailbox, and an HTTP client. OWASP ASVS 5.0 covers these threats in V2 Validation and Business Logic (2.4.1), V6 Authentication, V8 Authorization, V14 Data Protection (14.2.1), and V16 Security Logging and Error Handling.',
  note: 'Illustrative: the design is a common one, and we chose the likelihood and impact of each threat. The risk ratings follow the OWASP Risk Rating Methodology. The CWE entries are real.',
}
