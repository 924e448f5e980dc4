/** The formats that IaC scans read. */
export const infrastructureFormats = 'Terraform, CloudFormation, Kubernetes, and Dockerfiles'
