// Jenkinsfile: what a change request adds. The agent needs Swift 6.3, or a folder that Scripts/archive made; the
// checkout must not be shallow.
pipeline {
  agent any
  stages {
    stage('east') {
      when { changeRequest() }
      steps {
        sh 'git fetch origin "$CHANGE_TARGET"'
        sh 'east gate --format text --format checkstyle=east.xml'
      }
      post { always { recordIssues tool: checkStyle(pattern: 'east.xml') } }
    }
  }
}
